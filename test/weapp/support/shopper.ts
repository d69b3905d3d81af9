import type Element from 'miniprogram-automator/out/Element'
import type { InputElement } from 'miniprogram-automator/out/Element'
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import type Page from 'miniprogram-automator/out/Page'
import { until } from '../host/client/until'

/** What a shopper does with a mini-program, by what is written on the screen. */
export interface Shopper {
  readonly miniProgram: MiniProgram
  /** The page on top. */
  page(): Promise<Page>
  /** Waits until a page with this path is on top. */
  arrivesAt(path: string): Promise<Page>
  /** Waits until a text can be read. */
  reads(text: string | RegExp): Promise<void>
  /** Whether a text can be read now. */
  canRead(text: string | RegExp): Promise<boolean>
  /** Waits for the button (or link) of a name and gives it. */
  finds(name: string | RegExp): Promise<Element>
  taps(name: string | RegExp): Promise<void>
  /** Types into the field with this name or placeholder. */
  types(field: string | RegExp, text: string): Promise<void>
}

/** What can be tapped, in the app's own markup. */
const TAPPABLE = 'button, [role="button"], [role="link"], [role="radio"], [role="checkbox"], [role="tab"], [role="switch"], [role="option"]'
const FIELD = 'input, textarea'

const fits = (wanted: string | RegExp, text: string): boolean => (typeof wanted === 'string' ? text === wanted : wanted.test(text))

const nameOf = async (element: Element): Promise<string> =>
  ((await element.attribute('aria-label')) || (await element.text())).trim()

const fieldNames = async (element: Element): Promise<readonly string[]> =>
  Promise.all(['aria-label', 'placeholder', 'name'].map(async (name) => (await element.attribute(name)) ?? ''))

/** Stands for the user of a connected mini-program. */
export function shopperOf(miniProgram: MiniProgram): Shopper {
  const page = async (): Promise<Page> => {
    const current = await miniProgram.currentPage()
    if (!current) throw new Error('no page is open')
    return current
  }
  const textOfPage = async (): Promise<string> => {
    const roots = (await (await page()).$$('page')) as Element[]
    return (await Promise.all(roots.map((root) => root.text()))).join('\n')
  }
  const canRead = async (text: string | RegExp): Promise<boolean> => {
    const shown = await textOfPage()
    return typeof text === 'string' ? shown.includes(text) : text.test(shown)
  }
  const select = async (selector: string, isWanted: (element: Element) => Promise<boolean>): Promise<Element | undefined> => {
    const elements = (await (await page()).$$(selector)) as Element[]
    const wanted = await Promise.all(elements.map(isWanted))
    return elements[wanted.indexOf(true)]
  }
  const finds = (name: string | RegExp): Promise<Element> =>
    until(`the button ${String(name)}`, () => select(TAPPABLE, async (element) => fits(name, await nameOf(element))))

  return {
    miniProgram,
    page,
    canRead,
    finds,
    arrivesAt: (path) =>
      until(`page ${path}`, async () => {
        const current = await page()
        return current.path === path && current
      }),
    reads: async (text) => void (await until(`the text ${String(text)}`, () => canRead(text))),
    taps: async (name) => (await finds(name)).tap(),
    async types(field, text) {
      const input = await until(`the field ${String(field)}`, () =>
        select(FIELD, async (element) => (await fieldNames(element)).some((name) => fits(field, name))),
      )
      await (input as InputElement).input(text)
    },
  }
}
