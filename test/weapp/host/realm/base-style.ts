import { PICTURE_STYLE } from './picture-style'
import { PAGE_CLASS } from './set-data'

/** How WeChat's built-in components look before an app styles them, as its own sheets tell. */
const BASE_STYLE = `
  * { margin: 0 }
  html, body, .${PAGE_CLASS} { height: 100% }
  wx-page, wx-view, wx-form, wx-scroll-view, wx-swiper, wx-swiper-item, wx-button, wx-input, wx-textarea, wx-picker,
  wx-navigator, wx-rich-text, wx-map, wx-canvas, wx-picker-view, wx-checkbox-group, wx-radio-group, wx-slider,
  wx-custom-tab-bar { display: block }
  wx-page-meta, wx-page-container { display: none }
  wx-text { white-space: pre-line }

  wx-button {
    position: relative; box-sizing: border-box; margin-left: auto; margin-right: auto; padding: 0 14px; overflow: hidden;
    border-radius: 5px; background-color: #f8f8f8; color: #000; font-size: 18px; line-height: 2.55555556; text-align: center;
  }
  wx-button::after {
    content: ' '; position: absolute; top: 0; left: 0; box-sizing: border-box; width: 200%; height: 200%;
    border: 1px solid rgba(0, 0, 0, 0.2); border-radius: 10px; transform: scale(0.5); transform-origin: 0 0;
  }

  wx-scroll-view { width: 100%; overflow: hidden }
  wx-scroll-view[scroll-x] { overflow-x: auto }
  wx-scroll-view[scroll-y] { overflow-y: auto }
  wx-swiper { height: 150px; overflow: auto }

  wx-input { height: 1.4rem; min-height: 1.4rem; overflow: hidden; white-space: nowrap; text-overflow: clip }
  wx-textarea { width: 300px; height: 150px }
  wx-input, wx-textarea { position: relative }
  wx-input > input, wx-textarea > textarea {
    display: block; box-sizing: border-box; width: 100%; height: 100%; min-height: inherit; padding: 0; border: 0; outline: 0;
    background: none; color: inherit; font: inherit; letter-spacing: inherit; text-align: inherit; resize: none;
  }
  wx-input > input::placeholder, wx-textarea > textarea::placeholder { color: transparent }
  [part="placeholder"] {
    position: absolute; inset: 0; box-sizing: border-box; display: none; padding: inherit; overflow: hidden; color: grey;
    pointer-events: none;
  }
  wx-input > [part="placeholder"] { align-items: center; white-space: nowrap }
  :placeholder-shown + [part="placeholder"] { display: flex }
  [part="placeholder"]::before { content: attr(data-text); flex: 1; min-width: 0 }

  wx-slider { margin: 10px 18px; padding: 13px 0 }
  [part="track"] { position: relative; height: 2px }
  [part="track"]::after {
    content: ''; position: absolute; top: 50%; left: var(--at); width: var(--knob); height: var(--knob); border-radius: 50%;
    background: #fff; box-shadow: 0 0 4px rgba(0, 0, 0, 0.2); transform: translate(-50%, -50%);
  }

  wx-video { display: inline-block; width: 300px; height: 225px; background: #000 }
  wx-canvas, wx-map { width: 300px; height: 150px }
  wx-canvas { position: relative }
  wx-map { background: #f2efe9 }
  wx-web-view { position: fixed; inset: 0; background: #fff }
`

/** Adds it to this window. */
export function addBaseStyle(): void {
  const style = document.createElement('style')
  style.textContent = BASE_STYLE + PICTURE_STYLE
  document.head.appendChild(style)
}
