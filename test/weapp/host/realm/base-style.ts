const PICTURE = 'wx-image > [part="picture"]'
/** These show a part of the picture, as large as it is. */
const PARTS = ['top', 'bottom', 'center', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right']
const ofMode = (mode: string): string => PICTURE.replace('wx-image', `wx-image[mode="${mode}"]`)

/** How a picture lies in its box, by the mode that its image names. */
const PICTURE_STYLE = `
  ${PICTURE} { display: block; width: 100%; height: 100%; pointer-events: none }
  ${ofMode('aspectFit')} { object-fit: contain }
  ${ofMode('aspectFill')} { object-fit: cover }
  ${ofMode('widthFix')}, wx-image[mode="widthFix"] { height: auto }
  ${ofMode('heightFix')}, wx-image[mode="heightFix"] { width: auto }
  ${PARTS.map((mode) => `${ofMode(mode)} { object-fit: none; object-position: ${mode} }`).join('')}
`

/** How WeChat's built-in components lie before an app styles them. */
const BASE_STYLE = `
  body { margin: 0 }
  wx-view, wx-form, wx-scroll-view, wx-swiper, wx-swiper-item, wx-button, wx-input, wx-textarea, wx-picker, wx-label,
  wx-navigator, wx-rich-text, wx-video, wx-map, wx-canvas, wx-picker-view, wx-checkbox-group, wx-radio-group { display: block }
  wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden }
  wx-scroll-view, wx-swiper { overflow: auto }
  wx-swiper { height: 150px }
  wx-text { white-space: pre-line }
  wx-button { text-align: center; line-height: 2.55; font-size: 18px; padding: 0 14px }
  wx-input > input, wx-textarea > textarea {
    width: 100%; height: 100%; border: 0; padding: 0; margin: 0; background: none; color: inherit; font: inherit; text-align: inherit;
  }
`

/** Adds it to this window. */
export function addBaseStyle(): void {
  const style = document.createElement('style')
  style.textContent = BASE_STYLE + PICTURE_STYLE
  document.head.appendChild(style)
}
