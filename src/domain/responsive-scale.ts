/** Width in px at which one px of the design is one px of the screen (specification section 9). */
export const BASE_WIDTH_PX = 375

/** Beyond this width the page grows no more (specification section 9). */
export const MAX_WIDTH_PX = 960

/** Width of the centred column in a window that is wider than tall. */
export const LANDSCAPE_COLUMN_PX = 480

/** Size of a window in px. */
export interface WindowSize {
  widthPx: number
  heightPx: number
}

/** Width in px of the page's column: the window's, up to 960 px, or up to 480 px in a window wider than tall. */
export const columnWidthPx = ({ widthPx, heightPx }: WindowSize): number =>
  Math.min(widthPx, widthPx > heightPx ? LANDSCAPE_COLUMN_PX : MAX_WIDTH_PX)

/** How many px of the screen one px of the design takes (specification section 9). */
export const responsiveScale = (size: WindowSize): number => columnWidthPx(size) / BASE_WIDTH_PX
