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
const rowsOf = (elementId: string): Element[] => [...document.querySelectorAll(`#${elementId} > :not([data-no-row])`)]

/** The state of the entry of the history: a reload and the way back find it, a page that is opened anew has none. */
export const listPlaces: ListPlaces = {
  kept: () => stateNow()?.place ?? null,

  follow(elementId, rowAt) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      const rows = rowsOf(elementId)
      const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > BAR_PX)
      const row = rowAt(index)
      const place = row && { ...row, topPx: rows[index]?.getBoundingClientRect().top ?? 0 }
      window.history.replaceState({ ...stateNow(), place }, '')
    }
    const callOff = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element) || target.querySelector(`#${elementId}`) === null) return
      callOff()
      timer = setTimeout(keep, REST_MS)
    }
    // From the tap that leaves on, the state is the next page's.
    const onTouch = () => {
      if (timer === undefined) return
      callOff()
      keep()
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

  leadTo(elementId, index, topPx) {
    const row = rowsOf(elementId)[index]
    const page = row?.closest('.taro_page')
    if (!row || !page) return false
    page.scrollTop += row.getBoundingClientRect().top - topPx
    return Math.abs(row.getBoundingClientRect().top - topPx) <= 1
  },
}
