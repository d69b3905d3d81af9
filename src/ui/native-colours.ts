/**
 * Colours for what WeChat draws itself: it reads no custom properties. The numbers repeat those of `tokens.scss`;
 * `test/unit/style` fails when one of them is no token.
 */
export const NATIVE_COLOURS = {
  text: '#68707c',
  chosen: '#0b57e3',
  track: '#e3e6ea',
  surface: '#ffffff',
} as const
