import { act, renderHook } from '@testing-library/react'
import { AgreementId } from '@/wire/enums/agreement'
import type { Agreement } from '@/wire/schemas/agreement'
import { useAgreement } from '@/features/agreements/use-agreement'
import { fetchAgreement } from '@/services/api/agreement'
import { goBack } from '@/services/navigation/go-back'
import { acceptAgreements } from '@/services/session/profile'
import { showToast } from '@/ui/popup/toast'

jest.mock('@/services/api/agreement')
jest.mock('@/services/navigation/go-back', () => ({ goBack: jest.fn(async () => undefined) }))
jest.mock('@/services/session/profile')
jest.mock('@/ui/popup/toast')

const AGREEMENT = { id: AgreementId.userAgreement, version: 1 } as Agreement // what is read of it here

/** Agrees on a slow network, and does something before the answer comes. */
const agreeAnd = async (meanwhile: () => void) => {
  window.location.hash = '#/pages/agreements/view'
  let answer: () => void = () => undefined
  jest.mocked(acceptAgreements).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { result } = renderHook(() => useAgreement(AgreementId.userAgreement))
  await act(async () => undefined)
  const agreed = result.current.agree(AGREEMENT)
  meanwhile()
  await act(async () => {
    answer()
    await agreed
  })
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(fetchAgreement).mockResolvedValue(AGREEMENT)
})

test('agreeing leads back', async () => {
  await agreeAnd(() => undefined)
  expect(goBack).toHaveBeenCalledTimes(1)
})

test('who has gone back before the answer is told, and stays where they are', async () => {
  await agreeAnd(() => {
    window.location.hash = '#/pages/settings/index'
  })
  expect(showToast).toHaveBeenCalledTimes(1)
  expect(goBack).not.toHaveBeenCalled()
})
