import { act, renderHook } from '@testing-library/react'
import type { ContractDetail } from '@/wire/schemas/contract'
import { useSigning } from '@/features/contract-signing/use-signing'
import * as contractApi from '@/services/api/contract'
import { readPopups } from '@/ui/popup/store'

jest.mock('@/services/api/contract')

const SIGN_URL = 'https://sign.example/1'
const contract = { signing: { signUrl: SIGN_URL } } as ContractDetail // what leads to the provider reads no more of it

/** A browser that opens a tab for every call after some, as one that blocks what no tap asked for. */
const openingTabsAfter = (blocked: number) => {
  const replace = jest.fn()
  const open = jest.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window)
  for (let call = 0; call < blocked; call += 1) open.mockReturnValueOnce(null)
  return replace
}

const sign = async () => {
  jest.mocked(contractApi.signContract).mockResolvedValue(contract)
  const { result } = renderHook(() => useSigning({ id: 'o1', onChanged: jest.fn(), reload: jest.fn() }))
  await act(async () => {
    void result.current.sign()
    await Promise.resolve()
  })
}

const answer = (isWanted: boolean) =>
  act(async () => {
    const [dialog] = readPopups().dialogs
    if (dialog?.kind === 'confirm') dialog.answer(isWanted)
    await Promise.resolve()
  })

describe('the way to the provider that signs', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: jest.fn() }, configurable: true })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('is open at once where the browser opens it', async () => {
    const opened = openingTabsAfter(0)
    await sign()
    expect(opened).toHaveBeenCalledWith(SIGN_URL)
    expect(readPopups().dialogs).toEqual([])
  })

  it('is opened by another tap where the browser wants one', async () => {
    const opened = openingTabsAfter(1)
    await sign()
    expect(opened).not.toHaveBeenCalled()
    await answer(true)
    expect(opened).toHaveBeenCalledWith(SIGN_URL)
    expect(navigator.clipboard.writeText).not.toHaveBeenCalled()
  })

  it.each([
    ['taken', jest.fn(async () => undefined), 'Content copied'],
    ['refused', jest.fn(async () => Promise.reject(new Error('refused'))), 'Copy failed'],
  ])(
    'is copied where nothing opens it, and the shopper hears of a clipboard that was %s',
    async (_how, write, said) => {
      jest.mocked(navigator.clipboard.writeText).mockImplementation(write)
      openingTabsAfter(2)
      await sign()
      await answer(true)
      expect(navigator.clipboard.writeText).toHaveBeenCalledWith(SIGN_URL)
      expect(readPopups().toast?.text).toBe(said)
    },
  )
})
