/** What a wheel or a trackpad tells of a turn. */
export interface WheelTurn {
  deltaY: number
  /** In what `deltaY` is counted, as browsers number it: 0 px, 1 lines, 2 pages. */
  deltaMode: number
  /** Browsers send a pinch on a trackpad as a turn with Ctrl, in much smaller steps. */
  ctrlKey: boolean
}

const PX_OF_MODE: Readonly<Record<number, number>> = { 1: 16, 2: 400 }
/** A notch of a mouse's wheel, some 100 px, comes nearer by an eighth. */
const ZOOM_PER_PX = 0.0012
const PINCH_ZOOM_PER_PX = 0.01

/** How much nearer a turn brings the car: over 1 nearer, under 1 further away. */
export const zoomOfWheel = ({ deltaY, deltaMode, ctrlKey }: WheelTurn): number => {
  const px = deltaY * (PX_OF_MODE[deltaMode] ?? 1)
  return Math.exp(-px * (ctrlKey ? PINCH_ZOOM_PER_PX : ZOOM_PER_PX))
}
