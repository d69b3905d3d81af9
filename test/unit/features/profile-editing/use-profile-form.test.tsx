import { act, renderHook } from '@testing-library/react'
import { useProfileForm } from '@/features/profile-editing/use-profile-form'
import { ApiError } from '@/services/request/errors'
import { editProfile } from '@/services/session/profile'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { alertDialog } from '@/ui/popup/dialogs'
import { makeUser } from '../../../support/samples/user'

jest.mock('@/ui/popup/dialogs')
jest.mock('@/ui/popup/confirm-discard', () => ({ confirmDiscard: async () => true }))
jest.mock('@/services/session/profile', () => ({ editProfile: jest.fn(async () => undefined) }))

const leave = jest.fn(async () => undefined)
const open = (user: ReturnType<typeof makeUser>) => renderHook(() => useProfileForm(user, leave)).result
const before = makeUser({ nickName: 'Lin', biography: 'before' })
/** The same user, after another phone has changed the biography. */
const since = makeUser({ nickName: 'Lin', biography: 'changed on another phone' })

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

test('a draft covers only what was changed in it, and saves nothing else', async () => {
  const first = open(before)
  act(() => first.current.set({ nickName: 'Lin Mei' }))
  const form = open(since)
  expect(form.current.values).toMatchObject({ nickName: 'Lin Mei', biography: 'changed on another phone' })
  await act(() => form.current.save())
  expect(editProfile).toHaveBeenCalledWith({ nickName: 'Lin Mei' })
})

test('what was changed back is no change', () => {
  const form = open(before)
  act(() => form.current.set({ biography: 'tried' }))
  act(() => form.current.set({ biography: 'before' }))
  expect(form.current.hasChanges).toBe(false)
  expect(open(since).current.values.biography).toBe('changed on another phone')
})

test('another user finds no draft', () => {
  const first = open(before)
  act(() => first.current.set({ nickName: 'Lin Mei' }))
  expect(open(makeUser({ id: 'u2', nickName: 'Wang' })).current.values.nickName).toBe('Wang')
})

/** Changes the form while the name is on its way, and then lets the server have it. */
const changeWhileSaving = async (change: (form: ReturnType<typeof open>) => void) => {
  let answer: () => void = () => undefined
  jest.mocked(editProfile).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const { result, rerender } = renderHook(({ user }) => useProfileForm(user, leave), { initialProps: { user: before } })
  act(() => result.current.set({ nickName: 'Lin Mei' }))
  const saved = result.current.save()
  act(() => change(result))
  const user = { ...since, nickName: 'Lin Mei' }
  rerender({ user })
  await act(async () => answer())
  await act(() => saved)
  return { form: result, user }
}

test('what is typed while another change is being saved stays, and so does the page', async () => {
  const { form, user } = await changeWhileSaving(({ current }) => current.set({ biography: 'typed meanwhile' }))
  expect(leave).not.toHaveBeenCalled()
  expect(form.current).toMatchObject({
    hasChanges: true,
    values: { nickName: 'Lin Mei', biography: 'typed meanwhile' },
  })
  expect(open(user).current.values.biography).toBe('typed meanwhile')
  await act(() => form.current.save())
  expect(editProfile).toHaveBeenLastCalledWith({ explain: 'typed meanwhile' })
})

test('what is changed back while it is being saved is a change again', async () => {
  const { form } = await changeWhileSaving(({ current }) => current.set({ nickName: 'Lin' }))
  expect(form.current).toMatchObject({ hasChanges: true, values: { nickName: 'Lin' } })
})

test('what is discarded while it is being saved is no draft, and undoes nothing', async () => {
  const { user } = await changeWhileSaving(({ current }) => void current.leave())
  expect(open(user).current).toMatchObject({ hasChanges: false, values: { nickName: 'Lin Mei' } })
})

test('where nothing was typed meanwhile the page is left, whatever another phone has changed', async () => {
  const { user } = await changeWhileSaving(() => undefined)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(open(user).current.hasChanges).toBe(false)
})

test('a nickname that the server refuses says so beside it, until another one is typed', async () => {
  jest
    .mocked(editProfile)
    .mockRejectedValueOnce(
      new ApiError('business', ErrorCode.nicknameRefused, 'Please choose another.', { field: 'nickName' }),
    )
  const form = open(before)
  act(() => form.current.set({ nickName: 'Vela Official' }))
  await act(() => form.current.save())
  expect(form.current.refusals).toEqual({ nickName: 'Please choose another.' })
  expect(form.current.values.nickName).toBe('Vela Official')
  act(() => form.current.set({ nickName: 'Lin Mei' }))
  expect(form.current.refusals).toEqual({})
})

test('what one says of oneself and the server refuses says so below it, until it is changed', async () => {
  jest
    .mocked(editProfile)
    .mockRejectedValueOnce(new ApiError('business', ErrorCode.biographyRefused, 'No offers.', { field: 'explain' }))
  const form = open(before)
  act(() => form.current.set({ biography: 'Half price' }))
  await act(() => form.current.save())
  expect(form.current.refusals).toEqual({ biography: 'No offers.' })
  act(() => form.current.set({ biography: 'Half' }))
  expect(form.current.refusals).toEqual({})
})

describe('a picture that was chosen and is not saved', () => {
  const avatar = { path: 'public/1.webp', url: 'https://vela.test/public/1.webp' }
  afterEach(() => jest.useRealTimers())

  it('is kept as long as the server keeps it, whatever is typed after it, and the words longer', () => {
    jest.useFakeTimers()
    const first = open(before)
    act(() => first.current.set({ avatar }))
    act(() => void jest.advanceTimersByTime(19 * HOUR_MS))
    act(() => first.current.set({ nickName: 'Lin Mei' }))
    expect(open(before).current.values).toMatchObject({ avatar, nickName: 'Lin Mei' })
    act(() => void jest.advanceTimersByTime(2 * HOUR_MS))
    expect(open(before).current.values).toMatchObject({ avatar: null, nickName: 'Lin Mei' })
    act(() => void jest.advanceTimersByTime(5 * DAY_MS))
    expect(open(before).current.values.nickName).toBe('Lin Mei')
  })

  it('goes where the server has it no more, and all else can be saved', async () => {
    const refusal = new ApiError('business', ErrorCode.invalidField, 'Please check avatarUrl.', { field: 'avatarUrl' })
    jest.mocked(editProfile).mockRejectedValueOnce(refusal)
    const form = open(before)
    act(() => form.current.set({ avatar, nickName: 'Lin Mei' }))
    await act(() => form.current.save())
    expect(alertDialog).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringMatching(/Choose it again/) }),
    )
    await act(() => form.current.save())
    expect(editProfile).toHaveBeenLastCalledWith({ nickName: 'Lin Mei' })
  })

  it('stays where the one before it was refused', async () => {
    const other = { path: 'public/2.webp', url: 'https://vela.test/public/2.webp' }
    const refusal = new ApiError('business', ErrorCode.invalidField, 'Please check avatarUrl.', { field: 'avatarUrl' })
    const form = open(before)
    act(() => form.current.set({ avatar }))
    jest.mocked(editProfile).mockImplementationOnce(async () => {
      act(() => form.current.set({ avatar: other }))
      throw refusal
    })
    await act(() => form.current.save())
    expect(form.current.values.avatar).toEqual(other)
  })

  it('is forgotten once it is saved', async () => {
    const first = open(before)
    act(() => first.current.set({ avatar }))
    await act(() => first.current.save())
    expect(open(before).current.values.avatar).toBeNull()
  })
})
