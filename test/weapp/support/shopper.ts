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
  arrivesAt(path: string, limitMs?: number): Promise<Page>
  /** Waits until a text can be read. */
  reads(text: string | RegExp): Promise<void>
  /** Waits until a text can no longer be read. */
  loses(text: string | RegExp): Promise<void>
  /** Whether a text can be read now. */
  canRead(text: string | RegExp): Promise<boolean>
  /** Waits for the button, link or choice of a name and taps it. */
  taps(name: string | RegExp): Promise<void>
  /** Answers a view of WeChat's own that a button opened. */
  answers(name: string | RegExp, event: string, detail: object): Promise<void>
  /** Types into the field with this name or placeholder. */
  types(field: string | RegExp, text: string): Promise<void>
  /** Waits until this is what stands in the field. */
  holds(field: string | RegExp, text: string): Promise<void>
}

/** Everything that says what it is can be tapped; WeChat's own buttons need not say it. */
const TAPPABLE =
  'button, [aria-role="button"], [aria-role="link"], [aria-role="radio"], [aria-role="checkbox"], [aria-role="tab"], [aria-role="switch"], [aria-role="option"]'
const FIELD = 'input, textarea'

/** As somebody sees it who looks: a space at which no line ends is a space, and what joins two characters is nothing. */
const asSeen = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

const fits = (wanted: string | RegExp, text: string): boolean =>
  typeof wanted === 'string' ? text === asSeen(wanted) : wanted.test(text)

const nameOf = async (element: Element): Promise<string> =>
  ((await element.attribute('aria-label')) || (await element.text())).trim()

const fieldName = async (element: Element): Promise<string> =>
  (await element.attribute('aria-label')) || (await element.attribute('placeholder')) || ''

/** Stands for the user of a connected mini-program. */
export function shopperOf(miniProgram: MiniProgram): Shopper {
  const page = async (): Promise<Page> => {
    const current = await miniProgram.currentPage()
    if (!current) throw new Error('no page is open')
    return current
  }
  const textOfPage = async (): Promise<string> => {
    const roots = (await (await page()).$$('page')) as Element[]
    return (await Promise.all(roots.map((root) => root.text()))).map(asSeen).join('\n')
  }
  const canRead = async (text: string | RegExp): Promise<boolean> => {
    const shown = await textOfPage()
    return typeof text === 'string' ? shown.includes(asSeen(text)) : text.test(shown)
  }
  /** The last of several is the one on top: a sheet comes after the page that it covers. */
  const find = async (
    selector: string,
    name: string | RegExp,
    read: (element: Element) => Promise<string>,
  ): Promise<Element> => {
    const elements = (await (await page()).$$(selector)) as Element[]
    const names = (await Promise.all(elements.map(read))).map(asSeen)
    const element = elements[names.map((known) => fits(name, known)).lastIndexOf(true)]
    if (!element) throw new Error(`there are only ${names.map((known) => `"${known}"`).join(', ')}`)
    return element
  }
  const findTappable = async (name: string | RegExp): Promise<Element> => {
    const element = await find(TAPPABLE, name, nameOf)
    if (String(await element.attribute('aria-disabled')) === 'true') throw new Error('it cannot be tapped yet')
    return element
  }
  /** Found and used at once, for a page that is drawn anew has other elements. */
  const use = async (name: string | RegExp, act: () => Promise<void>): Promise<void> => {
    await until(String(name), () => act().then(() => true))
  }

  return {
    miniProgram,
    page,
    canRead,
    arrivesAt: (path, limitMs) =>
      until(
        `page ${path}`,
        async () => {
          const current = await page()
          if (current.path !== path) throw new Error(`page ${current.path} is open`)
          return current
        },
        limitMs,
      ),
    reads: (text) =>
      until(`the text ${String(text)}`, async () => {
        if (await canRead(text)) return true
        throw new Error(`the page says only: ${await textOfPage()}`)
      }).then(() => undefined),
    loses: (text) =>
      until(`the end of ${String(text)}`, async () => {
        if (!(await canRead(text))) return true
        throw new Error('it can still be read')
      }).then(() => undefined),
    taps: (name) => use(name, async () => (await findTappable(name)).tap()),
    answers: (name, event, detail) => use(name, async () => (await findTappable(name)).trigger(event, detail)),
    holds: (field, text) =>
      use(field, async () => {
        const value = await ((await find(FIELD, field, fieldName)) as InputElement).value()
        if (value !== text) throw new Error(`it holds "${value}"`)
      }),
    types: (field, text) => use(field, async () => ((await find(FIELD, field, fieldName)) as InputElement).input(text)),
  }
}
