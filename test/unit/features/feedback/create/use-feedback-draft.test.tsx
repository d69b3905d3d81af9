import { act, renderHook } from '@testing-library/react'
import { MediaKind } from '@/wire/enums/content'
import { FeedbackCategory } from '@/wire/enums/feedback'
import { ErrorCode } from '@/wire/errors'
import { newDraft } from '@/domain/feedback/draft'
import { SECOND_MS } from '@/domain/time/duration'
import { useFeedbackDraft } from '@/features/feedback/create/use-feedback-draft'
import { uploadFeedbackFile } from '@/services/api/common'
import { saveFeedbackDraft, submitFeedback } from '@/services/api/feedback'
import { ApiError } from '@/services/request/errors'
import { openDrafts } from '@/services/feedback/draft-store'
import { keptFiles } from '@/platform/kept-files'
import { chooseMedia } from '@/platform/media-choice'
import { alertDialog } from '@/ui/popup/dialogs'
import { enter } from '../../../../support/jest/enter'
import { logInAs } from '../../../../support/jest/log-in-as'

jest.mock('@/platform/kept-files', () => ({
  keptFiles: {
    keep: async () => undefined,
    open: jest.fn(async () => 'blob:picture'),
    remove: async () => undefined,
    keepOnly: async () => undefined,
  },
}))
jest.mock('@/platform/media-choice', () => ({ chooseMedia: jest.fn() }))
jest.mock('@/services/api/common', () => ({ uploadFeedbackFile: jest.fn(), fetchFileUrl: async () => '' }))

jest.mock('@/services/api/feedback', () => ({
  submitFeedback: jest.fn(),
  saveFeedbackDraft: jest.fn(),
  fetchFeedbackDrafts: jest.fn(),
}))
jest.mock('@/ui/popup/dialogs', () => ({ alertDialog: jest.fn(async () => undefined) }))

const saved = jest.mocked(saveFeedbackDraft)
const settle = () => act(async () => undefined)

/** A form with one picture, whose upload ends when the test says so. */
const writeWithPicture = async () => {
  jest.mocked(chooseMedia).mockResolvedValue([{ address: 'blob:picture', kind: 'picture', bytes: 1 }])
  let uploaded: (file: { path: string }) => void = () => undefined
  jest.mocked(uploadFeedbackFile).mockReturnValue(new Promise((resolve) => (uploaded = resolve as never)))
  const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  act(() => form.result.current.change({ content: 'first words' }))
  await act(() => form.result.current.media.add())
  await settle()
  return { form, upload: () => act(async () => uploaded({ path: 'private/1.webp' })) }
}

beforeEach(async () => {
  openDrafts('nobody')
  localStorage.clear()
  saved.mockReset().mockImplementation(async ({ baseRevision }) => ({ revision: baseRevision + 1 }) as never)
  await enter('u1')
})

test('an upload that ends after the form was left is known to its draft, with the words that came since', async () => {
  const { form, upload } = await writeWithPicture()
  form.unmount()
  const drafts = openDrafts('u1')
  const left = drafts.find('d1')
  if (left) drafts.keep({ ...left, content: 'second words' })
  await upload()
  expect(drafts.find('d1')).toMatchObject({ content: 'second words', media: [{ path: 'private/1.webp' }] })
})

test('an upload that ends after the draft was deleted does not bring it back', async () => {
  const { form, upload } = await writeWithPicture()
  form.unmount()
  openDrafts('u1').drop('d1')
  await upload()
  expect(openDrafts('u1').all()).toEqual([])
})

test('an upload that ends after the next user has come puts nothing among that user’s drafts', async () => {
  const { form, upload } = await writeWithPicture()
  form.unmount()
  openDrafts('u2')
  await upload()
  expect(openDrafts('u2').all()).toEqual([])
})

test('what is being sent when another user comes is not sent as theirs', async () => {
  const { form, upload } = await writeWithPicture()
  act(() => form.result.current.change({ category: FeedbackCategory.bug }))
  let sent = Promise.resolve(true)
  act(() => {
    sent = form.result.current.submit()
  })
  await enter('u2')
  await upload()
  await act(async () => expect(await sent).toBe(false))
  expect(submitFeedback).not.toHaveBeenCalled()
})

describe('a form that is opened while the one before it is sending', () => {
  const openWhileSending = async () => {
    const { form: left, upload } = await writeWithPicture()
    act(() => left.result.current.change({ category: FeedbackCategory.bug }))
    act(() => void left.result.current.submit())
    left.unmount()
    const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
    await settle()
    return { form, upload }
  }

  it('is fixed, and told once it has arrived', async () => {
    jest.mocked(submitFeedback).mockResolvedValue({} as never)
    const { form, upload } = await openWhileSending()
    expect(form.result.current).toMatchObject({ isFixed: true, isOnItsWay: true, end: undefined })
    await upload()
    await settle()
    expect(form.result.current).toMatchObject({ isFixed: true, isOnItsWay: false, end: 'arrived' })
    form.unmount()
    await settle()
    expect(openDrafts('u1').all()).toEqual([])
  })

  it('can be changed again where the server refuses it', async () => {
    jest.mocked(submitFeedback).mockRejectedValue(new ApiError('business', ErrorCode.invalidField, 'No, thank you.'))
    const { form, upload } = await openWhileSending()
    await upload()
    await settle()
    expect(form.result.current).toMatchObject({ isFixed: false, isOnItsWay: false, end: undefined })
  })
})

describe('what is typed', () => {
  const open = () => renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  const type = (form: ReturnType<typeof open>, content: string) => act(() => form.result.current.change({ content }))

  it('is told to the server at once by who leaves before the pause is over', async () => {
    const form = open()
    type(form, 'first words')
    form.unmount()
    await settle()
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ id: 'd1', content: 'first words' }))
    expect(openDrafts('u1').find('d1')).toMatchObject({ revision: 1, base: { content: 'first words' } })
  })

  it('is not told again by who leaves after it was', async () => {
    const form = open()
    type(form, 'first words')
    form.unmount()
    await settle()
    open().unmount()
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('goes on from what was saved as the form was left, where it is opened again before that is done', async () => {
    let answer: (draft: never) => void = () => undefined
    saved.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const left = open()
    type(left, 'first words')
    left.unmount()
    const form = open()
    type(form, 'other words')
    await act(async () => answer({ revision: 1 } as never))
    form.unmount()
    await settle()
    expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ baseRevision: 1, content: 'other words' }))
  })

  it('is told once while a picture is still being uploaded', async () => {
    jest.useFakeTimers()
    const { form } = await writeWithPicture()
    for (let pauses = 0; pauses < 3; pauses += 1) await act(() => jest.advanceTimersByTimeAsync(3 * SECOND_MS))
    expect(saved).toHaveBeenCalledTimes(1)
    form.unmount()
    jest.useRealTimers()
  })
})

test.each([
  ['too many a day can be changed and sent later', ErrorCode.feedbackTooOften, false],
  ['too many calls may have arrived', ErrorCode.tooManyRequests, true],
])('what is refused as one of %s, and stays a draft', async (_what, code, isFixed) => {
  jest.mocked(submitFeedback).mockRejectedValue(new ApiError('business', code, 'Later, please.'))
  const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
  act(() => form.result.current.change({ content: 'first words', category: FeedbackCategory.bug }))
  await act(async () => expect(await form.result.current.submit()).toBe(false))
  expect(form.result.current.isFixed).toBe(isFixed)
  expect(openDrafts('u1').find('d1')).toMatchObject({ content: 'first words' })
})

describe('one that was sent without a reply', () => {
  const lost = new ApiError('network', 0, 'timeout')
  const refused = new ApiError('business', ErrorCode.invalidField, 'No, thank you.')

  const sendAfterLost = async (sendAgain: () => void, isUnsure = true) => {
    const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
    act(() => form.result.current.change({ content: 'first words', category: FeedbackCategory.bug }))
    for (const prepare of [
      ...(isUnsure ? [() => jest.mocked(submitFeedback).mockRejectedValueOnce(lost)] : []),
      sendAgain,
    ]) {
      prepare()
      await act(async () => expect(await form.result.current.submit()).toBe(false))
    }
    return form.result.current.isFixed
  }
  const fail = (error: ApiError) => () => void jest.mocked(submitFeedback).mockRejectedValueOnce(error)

  it.each([
    ['the login has ended', fail(new ApiError('auth', ErrorCode.sessionExpired, 'Please log in.'))],
    ['somebody else is logged in', () => logInAs('u2')],
    ['the reply makes no sense', fail(new ApiError('http', 403, ''))],
    ['the reply is lost again', fail(lost)],
  ])('may have arrived still where %s by the next try', async (_what, sendAgain) => {
    expect(await sendAfterLost(sendAgain)).toBe(true)
  })

  it('has not arrived where the server refuses it', async () => {
    expect(await sendAfterLost(fail(refused))).toBe(false)
  })

  it('is told as perhaps sent, and as not sent once the server refuses it', async () => {
    jest.mocked(alertDialog).mockClear()
    await sendAfterLost(fail(refused))
    expect(jest.mocked(alertDialog).mock.calls.map(([{ title }]) => title)).toEqual(['Perhaps sent', 'Not sent yet'])
  })

  it('can be changed where its first try met a login that has ended', async () => {
    expect(await sendAfterLost(fail(new ApiError('auth', ErrorCode.sessionExpired, 'Please log in.')), false)).toBe(
      false,
    )
  })
})

describe('an upload that broke off for want of a network', () => {
  const breakOff = () => new ApiError('network', 0, '')
  let isOnline: jest.SpyInstance<boolean>
  const turn = (isThere: boolean) =>
    act(async () => {
      isOnline.mockReturnValue(isThere)
      window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    })

  beforeEach(() => {
    jest.mocked(uploadFeedbackFile).mockReset()
    isOnline = jest.spyOn(navigator, 'onLine', 'get')
  })
  afterEach(() => isOnline.mockRestore())

  const choosePicture = async () => {
    jest.mocked(chooseMedia).mockResolvedValue([{ address: 'blob:picture', kind: 'picture', bytes: 1 }])
    const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
    await act(() => form.result.current.media.add())
    await settle()
    return () => form.result.current.draft.media.map(({ path }) => path)
  }

  it('goes on once there is one', async () => {
    await turn(false)
    jest
      .mocked(uploadFeedbackFile)
      .mockRejectedValueOnce(breakOff())
      .mockResolvedValue({ path: '1.webp' } as never)
    const paths = await choosePicture()
    expect(paths()).toEqual([null])
    await turn(true)
    expect(paths()).toEqual(['1.webp'])
  })

  it('goes on at once where that is told after the network is back', async () => {
    let fail: (error: ApiError) => void = () => undefined
    jest
      .mocked(uploadFeedbackFile)
      .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
      .mockResolvedValue({ path: '1.webp' } as never)
    const paths = await choosePicture()
    await turn(false)
    await turn(true)
    await act(async () => fail(breakOff()))
    await settle()
    expect(paths()).toEqual(['1.webp'])
  })

  it.each([
    ['was refused', new ApiError('business', 41300, 'Too large.')],
    ['was ended by its owner', new ApiError('network', 0, 'abort')],
  ])('is not one that %s', async (_what, error) => {
    await turn(false)
    jest.mocked(uploadFeedbackFile).mockRejectedValue(error)
    await choosePicture()
    await turn(true)
    expect(uploadFeedbackFile).toHaveBeenCalledTimes(1)
  })
})

describe('a file that the phone gave up', () => {
  const media = (key: string) => ({ key, kind: MediaKind.picture, bytes: 1, path: null })

  /** A draft of three files, the second of which is not on the phone any more. */
  const openWithLost = async () => {
    jest.mocked(keptFiles.open).mockImplementation(async (key) => (key === 'b' ? undefined : `blob:${key}`))
    jest.mocked(uploadFeedbackFile).mockImplementation(async (address) => ({ path: `private/${address}` }) as never)
    const drafts = openDrafts('u1')
    drafts.keep({ ...newDraft('d1', 0, { content: 'words' }), media: [media('a'), media('b'), media('c')] })
    const form = renderHook(() => useFeedbackDraft('u1', 'd1', {}))
    await settle()
    await settle()
    expect(form.result.current.media.known.b?.status).toBe('lost')
    return form
  }

  it('is asked for alone, and what is chosen is sent in its place', async () => {
    const form = await openWithLost()
    jest.mocked(chooseMedia).mockResolvedValue([{ address: 'blob:again', kind: 'video', bytes: 2 }])
    await act(() => form.result.current.media.addAgain(media('b')))
    await settle()
    expect(chooseMedia).toHaveBeenLastCalledWith(1)
    expect(form.result.current.draft.media.map(({ kind }) => kind)).toEqual(['picture', 'video', 'picture'])
    expect(form.result.current.draft.media.every(({ path }) => path !== null)).toBe(true)
  })

  it('stays lost where nothing is chosen', async () => {
    const form = await openWithLost()
    jest.mocked(chooseMedia).mockResolvedValue([])
    await act(() => form.result.current.media.addAgain(media('b')))
    expect(form.result.current.draft.media.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
    expect(form.result.current.media.known.b?.status).toBe('lost')
  })
})
