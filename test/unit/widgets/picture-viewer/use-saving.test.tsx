import { act, renderHook } from '@testing-library/react'
import type { SaveOutcome } from '@/platform/album/types'
import { useSaving } from '@/widgets/picture-viewer/use-saving'
import { saveMedia } from '@/services/album/save-media'
import { ApiError } from '@/services/request/errors'
import { readFeedback } from '@/ui/feedback/store'

jest.mock('@/services/album/save-media', () => ({ saveMedia: jest.fn() }))

const save = jest.mocked(saveMedia)
const file = (url: string) => ({ url, mediaKind: 'picture' }) as const
const three = ['a', 'b', 'c'].map(file)
const answer = (...outcomes: SaveOutcome[]) => outcomes.forEach((outcome) => save.mockResolvedValueOnce(outcome))
const start = () => renderHook(useSaving).result
const dialogText = () => {
  const [dialog] = readFeedback().dialogs
  return dialog && 'text' in dialog ? dialog.text : undefined
}
const answerDialog = () => {
  const [dialog] = readFeedback().dialogs
  if (dialog?.kind === 'alert') dialog.answer()
}

beforeEach(() => save.mockReset())

describe('saving pictures', () => {
  it('takes one after the other, and says how many there are', async () => {
    answer('saved', 'saved', 'saved')
    const saving = start()
    await act(() => saving.current.save(three))
    expect(save.mock.calls.map(([{ url }]) => url)).toEqual(['a', 'b', 'c'])
    expect(readFeedback().toast?.text).toBe('3 saved')
    expect(saving.current.progress).toBeNull()
  })

  it('is told as begun where a browser takes it over and tells no more', async () => {
    answer('begun', 'begun', 'begun')
    const saving = start()
    await act(() => saving.current.save(three))
    expect(readFeedback().toast?.text).toBe('3 downloads started')
  })

  it('stops where the album is refused, and shows the way to allow it', async () => {
    answer('saved', 'refused')
    const saving = start()
    await act(() => saving.current.save(three))
    expect(save).toHaveBeenCalledTimes(2)
    expect(saving.current.isRefused).toBe(true)
    act(() => saving.current.dismissRefusal())
    expect(saving.current.isRefused).toBe(false)
  })

  it('says nothing when the person called it off', async () => {
    answer('cancelled')
    const saving = start()
    await act(() => saving.current.save(three))
    expect(save).toHaveBeenCalledTimes(1)
    expect(saving.current.isRefused).toBe(false)
    expect(readFeedback().dialogs).toEqual([])
  })

  it('tells how many are there when one of them fails', async () => {
    answer('saved')
    save.mockRejectedValueOnce(new ApiError('network', 0, ''))
    const saving = start()
    let ended: Promise<void> | undefined
    await act(async () => {
      ended = saving.current.save(three)
    })
    expect(dialogText()).toMatch(/^1 of 3 were saved\. ./)
    await act(async () => {
      answerDialog()
      await ended
    })
    expect(saving.current.progress).toBeNull()
  })
})
