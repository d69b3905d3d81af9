import { act, renderHook } from '@testing-library/react'
import type { MaterialFile } from '@/wire/schemas/material'
import { useViewer } from '@/features/albums/use-viewer'

const filesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fileId: String(index) }) as MaterialFile)

const open = (count: number, state: { isEnd?: boolean; failure?: string } = {}) => {
  const calls = { refresh: jest.fn(), change: jest.fn(), reread: jest.fn(), loadMore: jest.fn(), retry: jest.fn() }
  const listOf = (items: readonly MaterialFile[], { isEnd = false, failure }: typeof state) =>
    ({ items, phase: 'ready', isEnd, failure, ...calls }) as const
  const { result, rerender } = renderHook(useViewer, { initialProps: listOf(filesOf(count), state) })
  return {
    viewer: result,
    ...calls,
    /** What follows has come. */
    arrive: (all: number) => rerender(listOf(filesOf(all), {})),
  }
}

describe('the picture on the whole screen', () => {
  it('is followed by the next and the one before, and stays at both ends', () => {
    const { viewer } = open(6, { isEnd: true })
    act(() => viewer.current.show(0))
    act(() => void viewer.current.step(-1))
    expect(viewer.current.index).toBe(0)
    act(() => void viewer.current.step(1))
    expect(viewer.current.index).toBe(1)
    act(() => viewer.current.show(5))
    act(() => void viewer.current.step(1))
    expect(viewer.current.index).toBe(5)
    act(() => viewer.current.close())
    expect(viewer.current.index).toBeNull()
  })

  it('asks for more before the last one that is there', () => {
    const { viewer, loadMore } = open(6)
    act(() => viewer.current.show(2))
    expect(loadMore).not.toHaveBeenCalled()
    act(() => void viewer.current.step(1))
    expect(loadMore).toHaveBeenCalledTimes(1)
  })

  it('is the next as soon as that is there, for who goes on before', () => {
    const { viewer, arrive } = open(6)
    act(() => viewer.current.show(5))
    act(() => void viewer.current.step(1))
    act(() => void viewer.current.step(1))
    expect(viewer.current.index).toBe(5)
    arrive(12)
    expect(viewer.current.index).toBe(6)
  })

  it('says at the last one why no more came, and asks again for who goes on', () => {
    const { viewer, retry, arrive } = open(6, { failure: 'No network.' })
    act(() => viewer.current.show(4))
    expect(viewer.current.failure).toBeUndefined()
    act(() => void viewer.current.step(1))
    expect(viewer.current).toMatchObject({ index: 5, failure: 'No network.' })
    expect(retry).not.toHaveBeenCalled()
    act(() => void viewer.current.step(1))
    expect(retry).toHaveBeenCalledTimes(1)
    arrive(12)
    expect(viewer.current).toMatchObject({ index: 6, failure: undefined })
  })
})
