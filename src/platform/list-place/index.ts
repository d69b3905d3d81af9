import type { ListPlace, ListPlaces } from './types'

/** Browsers refuse a state that changes a hundred times in half a minute. */
const REST_MS = 500
/** What the bar covers is not read. */
const BAR_PX = 60

interface State {
  place?: ListPlace
}

const stateNow = (): State | null => window.history.state as State | null

/** What stands between rows says that it is none. */
const selectorOf = (elementIds: readonly string[]): string =>
  elementIds.map((id) => `#${id} > :not([data-no-row])`).join()

const keep = (place: ListPlace): void => window.history.replaceState({ ...stateNow(), place }, '')

/** The state of the entry of the history: a reload and the way back find it, a page that is opened anew has none. */
export const listPlaces: ListPlaces = {
  kept: () => stateNow()?.place ?? null,

  follow(elementIds, rowAt) {
    const selector = selectorOf(elementIds)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepTop = () => {
      timer = undefined
      const rows = [...document.querySelectorAll(selector)]
      const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > BAR_PX)
      const row = rowAt(index)
      if (row !== undefined) keep({ ...row, topPx: rows[index]?.getBoundingClientRect().top ?? 0 })
    }
    const callOff = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element) || target.querySelector(selector) === null) return
      callOff()
      timer = setTimeout(keepTop, REST_MS)
    }
    // From the tap that leaves on, the state is the next page's.
    const onTouch = () => {
      if (timer === undefined) return
      callOff()
      keepTop()
    }
    document.addEventListener('scroll', onScroll, true)
    document.addEventListener('pointerdown', onTouch, true)
    window.addEventListener('popstate', callOff, true)
    return () => {
      callOff()
      document.removeEventListener('scroll', onScroll, true)
      document.removeEventListener('pointerdown', onTouch, true)
      window.removeEventListener('popstate', callOff, true)
    }
  },

  leadTo(elementIds, index, topPx) {
    const row = document.querySelectorAll(selectorOf(elementIds))[index]
    const page = row?.closest('.taro_page')
    if (!row || !page) return false
    page.scrollTop += row.getBoundingClientRect().top - topPx
    return Math.abs(row.getBoundingClientRect().top - topPx) <= 1
  },

  begin: (list) => keep({ list }),
}
