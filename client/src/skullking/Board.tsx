import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useFlip } from "../flip";
import type { SkullKingView as View } from "../wire";
import { Fists } from "./Fists";
import { Plate } from "./Plate";
import { around, type Company } from "./seats";
import type { Beat, Kept } from "./stage";
import { Status } from "./Status";
import { Trick } from "./Trick";

interface Props {
  /** What lies on the table. */
  view: View;
  info: Company;
  kept: Kept | undefined;
  beat: Beat | undefined;
  says: ReadonlyMap<number, string>;
  skip: () => void;
  /** One's own part of the table, or what a watcher has there. */
  children: ComponentChildren;
}

/** The table as everybody sees it: status, the others, and the middle. */
export function Board({ view, info, kept, beat, says, skip, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useFlip(root);
  const bidding = view.phase === "bidding";
  const secret = beat !== undefined && beat !== "open";
  const acting = kept ? [] : view.to_act;
  return (
    <div class="sea" ref={root}>
      <Status view={view} info={info} secret={secret} />
      <ul role="list" class={`plates plates-${info.seats.length}`}>
        {around(info.seats.length, view.seat).map((seat) => {
          const [seatInfo, seatView] = [info.seats[seat], view.seats[seat]];
          return seatInfo && seatView ? (
            <Plate
              key={seat}
              info={seatInfo}
              view={seatView}
              dealer={view.dealer === seat}
              acts={acting.includes(seat)}
              bidding={bidding}
              secret={secret}
              says={says.get(seat)}
            />
          ) : null;
        })}
      </ul>
      <div class="middle">
        {bidding || beat !== undefined ? (
          <Fists view={view} info={info} seat={view.seat} beat={beat} skip={skip} />
        ) : (
          <Trick trick={kept?.trick ?? view.trick} info={info} seat={view.seat} whole={kept !== undefined} />
        )}
      </div>
      {children}
    </div>
  );
}
