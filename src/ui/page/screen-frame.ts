import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'

/** What the phone's system takes of the screen, and how large its owner reads. */
export interface ScreenFrame {
  /** Height of the status bar in px; absent where CSS knows it (H5). */
  readonly statusBarPx?: number
  /** How high the row of the bar is around WeChat's capsule, and the room to keep free for it at the right, in px. */
  readonly navPx?: number
  readonly capsuleRoomPx?: number
  /** 1 is the normal size of type, 1.3 the largest that every screen is drawn for. */
  readonly textScale: number
}

const frame = createStore<ScreenFrame>(() => ({ textScale: 1 }))

/** Called by the shell at launch and when the system setting changes. */
export const setScreenFrame = (next: ScreenFrame): void => frame.setState(next, true)

/** The current frame; renders again when the shell changes it. */
export function useScreenFrame(): ScreenFrame {
  return useStore(frame)
}

/** From this scale on, crowded rows switch to their large-type layout. */
const LARGE_TEXT_SCALE = 1.2

export function useIsLargeText(): boolean {
  return useScreenFrame().textScale >= LARGE_TEXT_SCALE
}
