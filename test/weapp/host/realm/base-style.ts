/** How WeChat's built-in components lie before an app styles them. */
const BASE_STYLE = `
  body { margin: 0 }
  wx-view, wx-form, wx-scroll-view, wx-swiper, wx-swiper-item, wx-button, wx-input, wx-textarea, wx-picker, wx-label,
  wx-navigator, wx-rich-text, wx-video, wx-map, wx-canvas, wx-picker-view, wx-checkbox-group, wx-radio-group { display: block }
  wx-image { display: inline-block; width: 320px; height: 240px; background-size: 100% 100% }
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
  style.textContent = BASE_STYLE
  document.head.appendChild(style)
}
