import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useContext, useEffect, type ReactNode } from 'react'
import { pageScroll } from '@/platform/page-scroll'
import { InFront } from '@/ui/page/in-front'
import { BackCloses } from './back-closes'
import { useModalKeys } from './use-modal-keys'
import { usePresence } from './use-presence'
import './index.scss'

/** As long as the leaving motion in index.scss. */
const LEAVE_MS = 220

export interface OverlayProps {
  isOpen: boolean
  /** Where the panel stands: at the foot it slides, in the centre it fades. */
  place: 'foot' | 'centre'
  /** What a screen reader says when the overlay opens. */
  label: string
  /** Tap on the scrim; absent keeps the overlay open. */
  onScrim?: (() => void) | undefined
  /** Escape, and "back"; absent leaves both to the page. */
  onEscape?: (() => void) | undefined
  /** Above other overlays: dialogs that may open from a sheet. */
  isOnTop?: boolean
  children: ReactNode
}

/** Scrim and panel of every sheet and dialog: motion, focus, Escape, no scrolling behind. */
export function Overlay({ isOpen, place, label, onScrim, onEscape, isOnTop, children }: OverlayProps) {
  const presence = usePresence(isOpen, LEAVE_MS)
  const isInFront = useContext(InFront)
  // A sheet that opens on a page below must not hold the one in front of it.
  const holdsPage = isOpen && isInFront
  useEffect(() => (holdsPage ? pageScroll.hold() : undefined), [holdsPage])
  const id = useModalKeys(isOpen, () => onEscape?.())
  if (presence === 'gone') return null
  return (
    <View
      className={classNames(
        'overlay',
        `overlay--${place}`,
        isOnTop && 'overlay--top',
        presence === 'leaving' && 'overlay--leaving',
      )}
    >
      <View className="overlay__scrim" catchMove onClick={() => onScrim?.()} />
      {onEscape && <BackCloses isOpen={isOpen} onBack={onEscape} />}
      <View id={id} className="overlay__panel" {...PANEL_ROLE} aria-label={label}>
        {children}
      </View>
    </View>
  )
}

const PANEL_ROLE = { role: 'dialog', 'aria-modal': 'true', tabIndex: -1 }
