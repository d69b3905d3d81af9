import { act, renderHook } from '@testing-library/react'
import type { MaterialFile } from '@/wire/schemas/material'
import { useViewer } from '@/features/albums/use-viewer'

const files = Array.from({ length: 6 }, (_, index) => ({ fileId: String(index) }) as MaterialFile)

const open = () => {
  const loadMore = jest.fn()
  const list = { items: files, phase: 'ready', isEnd: false, failure: undefined, loadMore } as const
  const { result } = renderHook(() => useViewer(list))
  return { viewer: result, loadMore }
}

describe('the picture on the whole screen', () => {
  it('is followed by the next and the one before, and stays at both ends', () => {
    const { viewer } = open()
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
    const { viewer, loadMore } = open()
    act(() => viewer.current.show(2))
    expect(loadMore).not.toHaveBeenCalled()
    act(() => void viewer.current.step(1))
    expect(loadMore).toHaveBeenCalledTimes(1)
  })
})
