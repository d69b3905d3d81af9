import type { Page } from '@playwright/test'

/** Less is rounding. */
const TOLERANCE_PX = 2

/** How far the shown page reaches over its right edge, in px; 0 when it fits. Taro's page hides what reaches over. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = document.querySelector('.taro_page_show') ?? document.documentElement
    return shown.scrollWidth - shown.clientWidth
  })

/**
 * Texts that their box or the edge of the window cuts off: some of their lines cannot be read. Boxes that scroll, boxes
 * that end in an ellipsis by design and what only screen readers meet do not count.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((tolerancePx) => {
    const CUT = ['hidden', 'clip']
    const SCROLLS = ['auto', 'scroll']
    const isCutByDesign = ({ textOverflow, webkitLineClamp, clipPath, clip }: CSSStyleDeclaration): boolean =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none' || clip !== 'auto'

    const boxThatCuts = (parent: Element, text: DOMRect): Element | undefined => {
      // What can be scrolled into sight is cut by nothing around it.
      let mayCutSideways = true
      let mayCutBelow = true
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (isCutByDesign(style)) return undefined
        mayCutSideways &&= !SCROLLS.includes(style.overflowX)
        mayCutBelow &&= !SCROLLS.includes(style.overflowY)
        const frame = box.getBoundingClientRect()
        const isOverSideways = text.right > frame.right + tolerancePx || text.left < frame.left - tolerancePx
        const isOverBelow = text.bottom > frame.bottom + tolerancePx || text.top < frame.top - tolerancePx
        if (mayCutSideways && isOverSideways && CUT.includes(style.overflowX)) return box
        if (mayCutBelow && isOverBelow && CUT.includes(style.overflowY)) return box
      }
      const isOverWindow = text.right > window.innerWidth + tolerancePx || text.left < -tolerancePx
      return mayCutSideways && isOverWindow ? document.body : undefined
    }

    const clipped: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (parent === null || words === '') continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = boxThatCuts(parent, range.getBoundingClientRect())
      if (box !== undefined) clipped.push(`"${words}" in ${box === document.body ? 'the window' : `.${box.className}`}`)
    }
    return clipped
  }, TOLERANCE_PX)

/** Buttons that reach over the left or right edge of the window, but for what is scrolled sideways. */
export const buttonsOverTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate((tolerancePx) => {
    const isScrolled = (box: Element | null): boolean =>
      box !== null && (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || isScrolled(box.parentElement))
    return [...document.querySelectorAll('button')].flatMap((button) => {
      const { left, right } = button.getBoundingClientRect()
      const isOver = right > window.innerWidth + tolerancePx || left < -tolerancePx
      return isOver && button.checkVisibility() && !isScrolled(button) ? [button.textContent ?? ''] : []
    })
  }, TOLERANCE_PX)

/**
 * Fields of the shown page whose text is so small that an iPhone would zoom into them and stay there. The rules that only an
 * iPhone takes are taken here too.
 */
export const fieldsToZoomInto = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 16
    const NO_TEXT = ['checkbox', 'file', 'hidden', 'radio', 'range']
    const isOfIPhones = (rule: CSSRule): rule is CSSSupportsRule =>
      rule instanceof CSSSupportsRule && rule.conditionText.includes('-webkit-touch-callout')
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter(isOfIPhones)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'))
    document.adoptedStyleSheets = [sheet]
    const shown = document.querySelector('.taro_page_show') ?? document.body
    const small = [...shown.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap((field) => {
      const sizePx = parseFloat(getComputedStyle(field).fontSize)
      return sizePx >= LEAST_PX || NO_TEXT.includes(field.type) ? [] : [`.${field.className}: ${sizePx} px`]
    })
    document.adoptedStyleSheets = []
    return small
  })

/** What moves and would never come to rest, seen or not: on a page that waits for nothing it only takes from the battery. */
export const endlessMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const isEndless = playState === 'running' && effect?.getComputedTiming().iterations === Infinity
      return isEndless && effect instanceof KeyframeEffect ? [effect.target?.className ?? ''] : []
    }),
  )

/** Texts of four English words and more: a page that speaks Chinese has none. */
export const englishSentences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SENTENCE = /[A-Za-z]{2,}(?:[ ,]+[A-Za-z]{2,}){3}/
    const shown = document.querySelector('.taro_page_show') ?? document.body
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim() ?? ''
      if (SENTENCE.test(words)) found.push(words)
    }
    return found
  })

/**
 * Controls of the shown page that cannot be tapped, wherever one scrolls: something else lies over their middle, or it is
 * beyond the edge of the window.
 */
export const controlsThatCannotBeTapped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'button, a[href], input, [tabindex="0"]'
    const shown = document.querySelector('.taro_page_show') ?? document.body
    return [...shown.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      const isMet = met !== null && control.contains(met)
      const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
      return isMet ? [] : [`${name}: ${met === null ? 'beyond the window' : `under .${met.className}`}`]
    })
  })
