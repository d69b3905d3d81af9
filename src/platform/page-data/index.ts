import type { PageData, SentData } from './types'

/** The place in src/index.html that the server fills. */
const ELEMENT_ID = 'home'

/** What the browser knows of the way of the page itself. */
const navigation = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

const timeOf = ({ serverTiming = [], requestStart, responseStart }: PerformanceNavigationTiming): SentData['time'] => {
  const date = serverTiming.find(({ name }) => name === 'date')
  if (date === undefined) return undefined
  // By the clock as it is now: it may have been set since.
  const startedAtMs = Date.now() - performance.now()
  return {
    dateHeader: date.description,
    requestedAtMs: startedAtMs + requestStart,
    receivedAtMs: startedAtMs + responseStart,
  }
}

/** What the page of a browser begins with. */
export const pageData: PageData = {
  take() {
    const element = document.getElementById(ELEMENT_ID)
    element?.remove()
    const text = element?.textContent
    const way = navigation()
    // A page that came out of the browser's cache without a question, as on the way back, is of some other day.
    if (!text || way?.transferSize === 0) return undefined
    return { text, time: way && timeOf(way) }
  },
}
