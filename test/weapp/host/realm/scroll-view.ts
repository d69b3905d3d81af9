/** Middle of a box or its beginning: what a part is brought to. */
const shareOf = (view: HTMLElement): number => (view.getAttribute('scroll-into-view-alignment') === 'center' ? 0.5 : 0)

/** Brings the part of an id to where the view's alignment says. */
const bring = (view: HTMLElement, id: string): void => {
  const part = id === '' ? null : view.querySelector(`[id="${id}"]`)
  if (!part) return
  const [frame, box] = [view.getBoundingClientRect(), part.getBoundingClientRect()]
  const share = shareOf(view)
  view.scrollLeft += box.left - frame.left - share * (frame.width - box.width)
  view.scrollTop += box.top - frame.top - share * (frame.height - box.height)
}

/** Where a scroll view stands, by what its template says; there at once, for pictures show no way. */
export const SCROLL_ATTRIBUTES: Readonly<Record<string, (view: HTMLElement, value: unknown) => void>> = {
  'scroll-top': (view, value) => {
    if (typeof value === 'number') view.scrollTop = value
  },
  'scroll-left': (view, value) => {
    if (typeof value === 'number') view.scrollLeft = value
  },
  // The part may be drawn in the same turn, after its view.
  'scroll-into-view': (view, value) => void setTimeout(() => bring(view, String(value ?? ''))),
}
