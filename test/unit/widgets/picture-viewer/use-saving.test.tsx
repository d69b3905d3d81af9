import { act, renderHook } from '@testing-library/react'
import type { SaveOutcome } from '@/platform/album/types'
import { useSaving } from '@/widgets/picture-viewer/use-saving'
import { saveMedia } from '@/services/album/save-media'
import { ApiError } from '@/services/request/errors'
import { changePopups, readPopups } from '@/ui/popup/store'

jest.mock('@/services/album/save-media', () => ({ saveMedia: jest.fn() }))

const save = jest.mocked(saveMedia)
const file = (url: string) => ({ url, mediaKind: 'picture' }) as const
const three = ['a', 'b', 'c'].map(file)
const answer = (...outcomes: SaveOutcome[]) => outcomes.forEach((outcome) => save.mockResolvedValueOnce(outcome))
const start = () => renderHook(useSaving).result
const dialogText = () => {
  const [dialog] = readPopups().dialogs
  return dialog && 'text' in dialog ? dialog.text : undefined
}
const answerDialog = () => {
  const [dialog] = readPopups().dialogs
  if (dialog?.kind === 'alert') dialog.answer()
}

beforeEach(() => {
  save.mockReset()
  changePopups({ toast: null, dialogs: [] })
})

describe('saving pictures', () => {
  it('takes one after the other, and says how many there are', async () => {
    answer('saved', 'saved', 'saved')
    const saving = start()
    expect(await act(() => saving.current.saveAll(async () => three))).toEqual(three)
    expect(save.mock.calls.map(([{ url }]) => url)).toEqual(['a', 'b', 'c'])
    expect(readPopups().toast?.text).toBe('3 saved')
    expect(saving.current.progress).toBeNull()
  })

  it('is told as begun where a browser takes it over and tells no more', async () => {
    answer('begun', 'begun', 'begun')
    const saving = start()
    await act(() => saving.current.saveAll(async () => three))
    expect(readPopups().toast?.text).toBe('3 downloads started')
  })

  it('stops where the album is refused, and shows the way to allow it', async () => {
    answer('saved', 'refused')
    const saving = start()
    expect(await act(() => saving.current.saveAll(async () => three))).toEqual([file('a')])
    expect(save).toHaveBeenCalledTimes(2)
    expect(saving.current.isRefused).toBe(true)
    act(() => saving.current.dismissRefusal())
    expect(saving.current.isRefused).toBe(false)
  })

  it('says nothing when the person called it off', async () => {
    answer('cancelled')
    const saving = start()
    expect(await act(() => saving.current.saveAll(async () => three))).toEqual([])
    expect(save).toHaveBeenCalledTimes(1)
    expect(saving.current.isRefused).toBe(false)
    expect(readPopups().dialogs).toEqual([])
  })

  it.each([
    ['a picture that is on screen', 'picture', 'Press and hold the picture to save it.'],
    ['a video', 'video', expect.stringContaining('Open this page in your browser')],
  ] as const)('tells in WeChat’s own browser how %s is kept, and of no download', async (_what, mediaKind, text) => {
    answer('elsewhere')
    const saving = start()
    await act(async () => void saving.current.save({ url: 'a', mediaKind }))
    expect(dialogText()).toEqual(text)
    expect(readPopups().toast).toBeNull()
    await act(async () => answerDialog())
  })

  it('asks for no finger where several pictures are to be kept there', async () => {
    answer('elsewhere')
    const saving = start()
    await act(async () => void saving.current.saveAll(async () => three))
    expect(dialogText()).toContain('Open this page in your browser')
    expect(save).toHaveBeenCalledTimes(1)
    await act(async () => answerDialog())
  })

  it('tells how many are there, and which, when one of them fails', async () => {
    answer('saved')
    save.mockRejectedValueOnce(new ApiError('network', 0, ''))
    const saving = start()
    let ended: Promise<unknown> | undefined
    await act(async () => {
      ended = saving.current.saveAll(async () => three)
    })
    expect(dialogText()).toMatch(/^1 of 3 were saved\. ./)
    await act(async () => {
      answerDialog()
      await expect(ended).resolves.toEqual([file('a')])
    })
    expect(saving.current.progress).toBeNull()
  })
})
