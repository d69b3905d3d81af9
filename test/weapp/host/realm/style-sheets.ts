/** What holds on one page. */
export type PageSheets = ReadonlySet<HTMLStyleElement>

/** The sheets of an app: a page of WeChat is a window of its own, where the app's sheet holds, then the page's, and no other's. */
export interface StyleSheets {
  register(path: string, css: string): void
  /** Lets a sheet hold on the page that is being made. */
  append(path: string): void
  /** What is made, and the sheets that it asked for. */
  collect<T>(make: () => T): readonly [T, PageSheets]
  /** Lets those of a page hold, and no others. */
  hold(sheets: PageSheets): void
}

const HELD = 'all'
const NOT_HELD = 'not all'

export function createStyleSheets(): StyleSheets {
  const texts = new Map<string, string>()
  const drawn = new Map<string, HTMLStyleElement>()
  let asked = new Set<HTMLStyleElement>()

  const draw = (path: string): HTMLStyleElement => {
    const style = document.createElement('style')
    style.textContent = texts.get(path) ?? ''
    style.media = HELD
    document.head.appendChild(style)
    drawn.set(path, style)
    return style
  }

  return {
    register: (path, css) => void texts.set(path, css),
    append: (path) => void asked.add(drawn.get(path) ?? draw(path)),
    collect(make) {
      asked = new Set()
      return [make(), asked]
    },
    hold: (sheets) =>
      drawn.forEach((style) => {
        style.media = sheets.has(style) ? HELD : NOT_HELD
      }),
  }
}
