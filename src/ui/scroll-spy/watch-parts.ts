import { BAND_SHARE, createBand } from './band'

/** Tells which part of a box is read, by its place in the list; returns what stops it. */
export const watchParts = (
  boxId: string,
  partIds: readonly string[],
  onRead: (index: number) => void,
): (() => void) => {
  const box = document.getElementById(boxId)
  const parts = partIds.map((id) => document.getElementById(id))
  const tell = createBand(onRead)
  const observer = new IntersectionObserver(
    (entries) =>
      tell(
        entries.map(({ target, isIntersecting }) => ({
          index: parts.indexOf(target as HTMLElement),
          isIn: isIntersecting,
        })),
      ),
    {
      // In a low window the page scrolls and not the box.
      root: box && box.scrollHeight > box.clientHeight ? box : null,
      rootMargin: `0px 0px ${(BAND_SHARE - 1) * 100}% 0px`,
    },
  )
  for (const part of parts) if (part) observer.observe(part)
  return () => observer.disconnect()
}
