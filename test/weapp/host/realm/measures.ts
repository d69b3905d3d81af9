/** What one page cost so far. */
export interface PageMeasure {
  readonly path: string
  setDataCalls: number
  setDataBytes: number
  /** The first call of the page itself, the largest of its openings: what stands between a tap and something to see. */
  firstPaintBytes: number
  largestCallBytes: number
  /** Elements at the last count. */
  nodes: number
}

/** One call of setData, in the order of calls. */
export interface SetDataCall {
  readonly path: string
  readonly bytes: number
  /** The data, as JSON. */
  readonly text: string
}

/** Counts what crosses from the logic to the view, page by page. */
export interface Measures {
  /** A page is opened: its next call draws it first. */
  open(path: string): void
  /** `component` made the call; it is the call's path if the page itself did. */
  record(component: string, call: SetDataCall): void
  count(path: string, nodes: number): void
  pages(): readonly PageMeasure[]
  /** Every call since the last time this was asked. */
  takeCalls(): readonly SetDataCall[]
  /** A finger moved, and nothing on the way to the page caught it: WeChat scrolls the page by it. */
  scroll(): void
  /** How often that happened since the last time this was asked. */
  takeScrolls(): number
}

export function createMeasures(): Measures {
  const pages = new Map<string, PageMeasure>()
  const undrawn = new Set<string>()
  let calls: SetDataCall[] = []
  let scrolls = 0
  const measureOf = (path: string): PageMeasure => {
    const known = pages.get(path)
    if (known) return known
    const fresh = { path, setDataCalls: 0, setDataBytes: 0, firstPaintBytes: 0, largestCallBytes: 0, nodes: 0 }
    pages.set(path, fresh)
    return fresh
  }
  return {
    open: (path) => void undrawn.add(path),
    record(component, call) {
      const { path, bytes } = call
      const measure = measureOf(path)
      measure.setDataCalls += 1
      measure.setDataBytes += bytes
      if (component === path && undrawn.delete(path)) measure.firstPaintBytes = Math.max(measure.firstPaintBytes, bytes)
      measure.largestCallBytes = Math.max(measure.largestCallBytes, bytes)
      calls.push(call)
    },
    count(path, nodes) {
      const measure = measureOf(path)
      measure.nodes = Math.max(measure.nodes, nodes)
    },
    pages: () => [...pages.values()],
    takeCalls() {
      const taken = calls
      calls = []
      return taken
    },
    scroll: () => {
      scrolls += 1
    },
    takeScrolls() {
      const taken = scrolls
      scrolls = 0
      return taken
    },
  }
}
