import { useContext, useEffect, useId, useRef } from 'react'
import { InFront } from '@/ui/page/in-front'
import { rememberOpener } from './opener'

const FOCUSABLE = 'button:not([tabindex="-1"]), input, textarea, a[href], [tabindex="0"]'

const FOCUSED_FIELD = '.text-input--focused'

/** Open overlays, the newest last: only that one answers keys. */
const openIds: string[] = []

/**
 * Keeps the keyboard inside an open overlay while its page is in front, gives the focus back when it closes, and calls
 * `onEscape`.
 * Returns the id that the overlay's panel must carry.
 */
export function useModalKeys(isOpen: boolean, onEscape: () => void): string {
  const id = useId()
  const isOn = useContext(InFront) && isOpen
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })

  useEffect(() => {
    if (!isOpen) return
    const panel = document.getElementById(id)
    const giveBack = rememberOpener()
    // A field inside may ask for the focus itself; then the panel must not take it away.
    if (panel && !panel.querySelector(FOCUSED_FIELD)) panel.focus({ preventScroll: true })
    return giveBack
  }, [isOpen, id])

  useEffect(() => {
    if (!isOn) return
    const panel = document.getElementById(id)
    openIds.push(id)
    const onKeyDown = (event: KeyboardEvent) => {
      if (openIds[openIds.length - 1] !== id) return
      if (event.key === 'Escape') escape.current()
      if (event.key === 'Tab' && panel) keepInside(panel, event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      openIds.splice(openIds.indexOf(id), 1)
    }
  }, [isOn, id])

  return id
}

/** Tab from the last control goes to the first, and back. */
const keepInside = (panel: HTMLElement, event: KeyboardEvent) => {
  const controls = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const first = controls[0]
  const last = controls[controls.length - 1]
  if (!first || !last) return
  const from = document.activeElement
  if (event.shiftKey && (from === first || from === panel)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (from === last || !panel.contains(from))) {
    event.preventDefault()
    first.focus()
  }
}
