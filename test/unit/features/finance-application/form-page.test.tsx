import Taro from '@tarojs/taro'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Agreement } from '@/wire/schemas/agreement'
import { FinanceStatus, LoanPaper } from '@/wire/enums/finance'
import { ErrorCode } from '@/wire/errors'
import { FinanceApplication } from '@/features/finance-application/finance-application'
import * as loans from '@/services/api/loan'
import { ApiError } from '@/services/request/errors'
import { readPopups } from '@/ui/popup/store'
import { applicationOf, terms } from './application-fixture'

jest.mock('@/services/api/loan')
jest.mock('@/platform/scroll-to') // there is no room to scroll in
const submitApplication = jest.mocked(loans.submitApplication)
const saveApplication = jest.mocked(loans.saveApplication)

const statement: Agreement = {
  id: 13,
  title: 'Privacy policy',
  version: 9,
  effectiveDate: '2026-11-01',
  changeNote: '',
  sections: [],
  accepted: true,
}
const papers = Object.values(LoanPaper).map((kind) => ({ kind, path: `private/${kind}.jpg`, url: `/${kind}.jpg` }))
const prepared = applicationOf({ status: FinanceStatus.pendingSubmission, financialOrderId: 'f1', terms, papers })
const SEEN = [{ id: 13, version: 9 }]

const reload = jest.fn()
const page = (version = statement.version, application = prepared) => (
  <FinanceApplication
    application={application}
    agreement={{ ...statement, version }}
    link={{}}
    nav={null}
    isStale={false}
    onChanged={() => undefined}
    reload={reload}
  />
)

const tap = (role: 'button' | 'checkbox' | 'link' | 'radio', name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const consent = () => screen.getByRole('checkbox', { name: /Privacy policy/ })
const mayLook = () => tap('checkbox', /The lender may look into my papers/)

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  saveApplication.mockResolvedValue(prepared)
  submitApplication.mockResolvedValue(prepared)
})

test('papers are sent to the lender once the statement is agreed to, in the version that was shown', async () => {
  render(page())
  await mayLook()
  expect(consent()).not.toBeChecked()
  await tap('button', /^Send to the lender/)
  expect(submitApplication).not.toHaveBeenCalled()
  await tap('button', 'Agree and continue')
  expect(submitApplication).toHaveBeenCalledWith(
    expect.objectContaining({ agreed: true, agreements: SEEN }),
    expect.anything(),
  )
})

test('papers are saved under it, too; a plan alone is saved under nothing', async () => {
  const { rerender } = render(page())
  await tap('radio', '36')
  await tap('button', 'Save')
  expect(saveApplication).not.toHaveBeenCalled()
  await tap('button', 'Agree and continue')
  expect(saveApplication).toHaveBeenCalledWith(expect.objectContaining({ agreements: SEEN }), expect.anything())
  expect(submitApplication).not.toHaveBeenCalled()
  rerender(<></>)
  rerender(page(9, applicationOf()))
  await tap('button', 'Save')
  expect(saveApplication).toHaveBeenLastCalledWith(
    expect.objectContaining({ papers: [], agreements: [] }),
    expect.anything(),
  )
})

test('a version of before is told, takes the tick back, and the new one is read and sent', async () => {
  submitApplication.mockRejectedValueOnce(new ApiError('business', ErrorCode.agreementOutdated, 'It was updated.'))
  const { rerender } = render(page())
  await mayLook()
  await tap('checkbox', /Privacy policy/)
  await tap('button', /^Send to the lender/)
  await waitFor(() => expect(readPopups().dialogs).toEqual([expect.objectContaining({ text: 'It was updated.' })]))
  expect(consent()).not.toBeChecked()
  await act(async () => void readPopups().dialogs.forEach(({ answer }) => (answer as () => void)()))
  expect(reload).toHaveBeenCalled()
  rerender(page(10))
  await tap('checkbox', /Privacy policy/)
  await tap('button', /^Send to the lender/)
  expect(submitApplication).toHaveBeenLastCalledWith(
    expect.objectContaining({ agreements: [{ id: 13, version: 10 }] }),
    expect.anything(),
  )
})

test('an application that was saved and sent by one tap, whose answer is lost, is sent under the same key again', async () => {
  submitApplication.mockRejectedValueOnce(new ApiError('network', 0, 'timeout'))
  const { rerender } = render(page(9, applicationOf({ terms, papers })))
  await mayLook()
  await tap('checkbox', /Privacy policy/)
  await tap('button', /^Send to the lender/)
  expect(saveApplication).toHaveBeenCalledTimes(1)
  await act(async () => void readPopups().dialogs.forEach(({ answer }) => (answer as () => void)()))
  rerender(page())
  await tap('button', /^Send to the lender/)
  const keys = submitApplication.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
  expect(keys).toEqual([expect.any(String), keys[0]])
  expect(saveApplication).toHaveBeenCalledTimes(1)
})

test('with a down payment that cannot be had nothing is saved, sent or opened, and the field is shown', async () => {
  render(page())
  await mayLook()
  await tap('checkbox', /Privacy policy/)
  const field = screen.getByRole('textbox', { name: 'Down payment in yuan' })
  fireEvent.change(field, { target: { value: '1' } })
  const ways = [
    ['button', 'Save'],
    ['button', /^Send to the lender/],
    ['link', /Schedule/],
  ] as const
  for (const [role, name] of ways) {
    await tap(role, name)
    expect(field).toHaveFocus()
    act(() => field.blur())
  }
  expect(saveApplication).not.toHaveBeenCalled()
  expect(submitApplication).not.toHaveBeenCalled()
  expect(Taro.navigateTo).not.toHaveBeenCalled()
})
