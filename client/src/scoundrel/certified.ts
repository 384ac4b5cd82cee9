/** Whether random dungeons shall be ones that can be won; kept in this browser. */
import { isBoolean, kept } from "../store";

export const onlyWinnable = kept<boolean>("only-winnable", 1, false, isBoolean);
