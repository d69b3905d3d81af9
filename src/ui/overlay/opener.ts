/** What was pressed since the focus last moved. */
let pressed: Element | null = null

document.addEventListener('focusin', () => (pressed = null), true)
document.addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest('button, a') : null
  },
  true,
)

/**
 * Returns what gives the focus back to the control that opens something now. A press in Safari moves no focus: what has it
 * may be a field, whose keyboard would come up again, or nothing. Who pressed it so looks for no ring around it.
 */
export const rememberOpener = (): (() => void) => {
  const focused = document.activeElement
  const opener = pressed ?? focused
  return () => {
    if (!(opener instanceof HTMLElement)) return
    opener.focus({ preventScroll: true, ...(opener !== focused && { focusVisible: false }) })
  }
}
