/** A preference the server needs for its first byte: language and theme. */
export function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; SameSite=Lax`;
}
