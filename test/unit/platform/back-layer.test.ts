/** @jest-environment jsdom */
import { backLayers } from '@/platform/back-layer'

/** What the router hears of the browser's moves. */
const routerHears = jest.fn()
const PAGE_STATE = { idx: 3, key: 'a-page' }

/** The browser moves in a task of its own. */
const moved = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))
const back = async (): Promise<void> => {
  window.history.back()
  await moved()
}

beforeAll(() => {
  for (const move of ['popstate', 'hashchange']) window.addEventListener(move, routerHears)
})
beforeEach(() => {
  window.history.pushState(PAGE_STATE, '', '#/page')
  routerHears.mockClear()
})

describe('a layer over a page', () => {
  it('is taken away by back, of which the router hears nothing', async () => {
    const onTaken = jest.fn()
    backLayers.enter(onTaken)
    await back()
    expect(onTaken).toHaveBeenCalledTimes(1)
    expect(routerHears).not.toHaveBeenCalled()
    expect(window.history.state).toEqual(PAGE_STATE)
  })

  it('leaves no entry when it is closed, so that the next back is the page’s', async () => {
    const onTaken = jest.fn()
    const leave = backLayers.enter(onTaken)
    leave()
    await moved()
    expect(window.history.state).toEqual(PAGE_STATE)
    expect(routerHears).not.toHaveBeenCalled()
    await back()
    expect(routerHears).toHaveBeenCalled()
    expect(onTaken).not.toHaveBeenCalled()
  })

  it('stays when one above it is taken away', async () => {
    const [sheet, dialog] = [jest.fn(), jest.fn()]
    backLayers.enter(sheet)
    backLayers.enter(dialog)
    await back()
    expect(dialog).toHaveBeenCalledTimes(1)
    expect(sheet).not.toHaveBeenCalled()
    await back()
    expect(sheet).toHaveBeenCalledTimes(1)
    expect(routerHears).not.toHaveBeenCalled()
  })

  it('hands its entry on to one that opens as it closes', async () => {
    const next = jest.fn()
    const before = window.history.length
    const leave = backLayers.enter(jest.fn())
    leave()
    backLayers.enter(next)
    await moved()
    expect(window.history.length).toBe(before + 1)
    await back()
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('is taken away before another page opens, and says when that is done', async () => {
    backLayers.enter(jest.fn())
    backLayers.enter(jest.fn())
    await backLayers.clear()
    expect(window.history.state).toEqual(PAGE_STATE)
    expect(backLayers.clear()).toBeNull()
  })

  it('keeps what the page wrote into its address meanwhile', async () => {
    backLayers.enter(jest.fn())
    window.history.replaceState(window.history.state, '', '#/page?city=310100')
    await back()
    expect(window.location.hash).toBe('#/page?city=310100')
    expect(routerHears).not.toHaveBeenCalled()
  })
})
