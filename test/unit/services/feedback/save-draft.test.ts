import { newDraft, type DraftMedia, type PhoneDraft } from '@/domain/feedback/draft'
import { saveDraft } from '@/services/feedback/save-draft'
import type { SavingCalls } from '@/services/feedback/send-draft'
import { ApiError } from '@/services/request/errors'
import { ErrorCode } from '@/wire/errors'

const refusal = (code: number) => new ApiError('business', code, '')
const picture = (key: string, path: string | null): DraftMedia => ({ key, kind: 'picture', bytes: 1, path })

const isKept = jest.fn<Promise<boolean>, [string]>()
const save = jest.fn()
const drafts = jest.fn()
const onJoined = jest.fn()
const calls: SavingCalls = { isKept, save, drafts }

let now: PhoneDraft
const type = (changes: Partial<PhoneDraft>): void => {
  now = { ...now, ...changes }
}
const saveNow = () => saveDraft(calls, { newest: () => now, keep: type, onJoined })
/** A call of the server during which the customer goes on. */
const during = (changes: Partial<PhoneDraft>, answer: () => unknown) => async () => {
  type(changes)
  return answer()
}
const taken = (revision: number) => () => ({ revision })
const refused = (code: number) => () => {
  throw refusal(code)
}

beforeEach(() => {
  jest.resetAllMocks()
  const agreed = { ...newDraft('d1', 1), content: 'Wipers' }
  now = { ...agreed, base: agreed, revision: 1, content: 'Wipers squeak' }
})

it('keeps what is typed while it is saved', async () => {
  save.mockImplementation(during({ content: 'Wipers' }, taken(2)))
  await saveNow()
  expect(now).toMatchObject({ content: 'Wipers', revision: 2, base: { content: 'Wipers squeak' } })
})

describe('where another phone has changed it', () => {
  beforeEach(() => {
    drafts.mockImplementation(
      during({ content: 'Wipers squeak in rain' }, () => [
        { ...now, revision: 4, content: 'Wipers, too', contact: 'mail', media: [] },
      ]),
    )
  })

  it('keeps what is typed before both are joined, and says it once', async () => {
    save.mockImplementationOnce(refused(ErrorCode.draftChanged)).mockImplementationOnce(taken(5))
    await saveNow()
    expect(now).toMatchObject({ content: 'Wipers squeak in rain\nWipers, too', contact: 'mail', revision: 5 })
    expect(now.base.content).toBe(now.content)
    expect(onJoined).toHaveBeenCalledTimes(1)
  })

  it('keeps what is typed while both are saved', async () => {
    save
      .mockImplementationOnce(refused(ErrorCode.draftChanged))
      .mockImplementationOnce(during({ content: 'Rain' }, taken(5)))
    await saveNow()
    expect(now).toMatchObject({ content: 'Rain', contact: 'mail', revision: 5 })
    expect(now.base.content).toBe('Wipers squeak in rain\nWipers, too')
  })
})

describe('where a file of it is gone', () => {
  beforeEach(() => {
    type({ media: [picture('a', 'private/a'), picture('b', 'private/b')] })
    isKept.mockImplementation(async (path) => path !== 'private/a')
    save.mockImplementationOnce(refused(ErrorCode.fileNotFound))
  })

  it('keeps what is typed, and asks for that file again; nothing was joined', async () => {
    save.mockImplementationOnce(during({ content: 'Rain' }, taken(2)))
    await saveNow()
    expect(now).toMatchObject({ content: 'Rain', media: [picture('a', null), picture('b', 'private/b')] })
    expect(onJoined).not.toHaveBeenCalled()
  })

  it('keeps the file that was uploaded again meanwhile', async () => {
    const media = [picture('a', 'private/again'), picture('b', 'private/b')]
    save.mockImplementationOnce(during({ media }, taken(2)))
    await saveNow()
    expect(now.media).toEqual(media)
  })
})
