/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import { backLayers } from '@/platform/back-layer'

/** What the router hears of the browser's moves. */
const routerHears = jest.fn()
const PAGE_STATE = { idx: 3, key: 'a-page' }

/** The browser moves in a task of its own. */
const untilPageIsBack = () => waitFor(() => expect(window.history.state).toEqual(PAGE_STATE))
const back = (): void => window.history.back()

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
    back()
    await waitFor(() => expect(onTaken).toHaveBeenCalledTimes(1))
    expect(routerHears).not.toHaveBeenCalled()
    expect(window.history.state).toEqual(PAGE_STATE)
  })

  it('leaves no entry when it is closed, so that the next back is the page’s', async () => {
    const onTaken = jest.fn()
    const leave = backLayers.enter(onTaken)
    leave()
    await untilPageIsBack()
    expect(routerHears).not.toHaveBeenCalled()
    back()
    await waitFor(() => expect(routerHears).toHaveBeenCalled())
    expect(onTaken).not.toHaveBeenCalled()
  })

  it('stays when one above it is taken away', async () => {
    const [sheet, dialog] = [jest.fn(), jest.fn()]
    backLayers.enter(sheet)
    backLayers.enter(dialog)
    back()
    await waitFor(() => expect(dialog).toHaveBeenCalledTimes(1))
    expect(sheet).not.toHaveBeenCalled()
    back()
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1))
    expect(routerHears).not.toHaveBeenCalled()
  })

  it('hands its entry on to one that opens as it closes', async () => {
    const next = jest.fn()
    const before = window.history.length
    const leave = backLayers.enter(jest.fn())
    leave()
    backLayers.enter(next)
    await Promise.resolve()
    expect(window.history.length).toBe(before + 1)
    back()
    await waitFor(() => expect(next).toHaveBeenCalledTimes(1))
    await untilPageIsBack()
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
    back()
    await untilPageIsBack()
    await waitFor(() => expect(window.location.hash).toBe('#/page?city=310100'))
    expect(routerHears).not.toHaveBeenCalled()
  })
})
