import { render, screen } from '@testing-library/react'
import { RuleHead, RulePage, RulePart } from '@/widgets/rule-page'

const nothing = () => null

it('the page of a rule draws what the server says of it', async () => {
  const fetchRule = () => Promise.resolve({ days: 30 })
  render(
    <RulePage title="Points rule" fetchRule={fetchRule}>
      {({ days }) => (
        <>
          <RuleHead title="How points work" note="Version 1" />
          <RulePart title="Ending" text={`We remind you ${days} days before.`} />
        </>
      )}
    </RulePage>,
  )
  expect(await screen.findByText('We remind you 30 days before.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'How points work' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Ending' })).toBeVisible()
  expect(screen.getByText('Version 1')).toBeVisible()
})

it('the page of a rule that did not come offers another try', async () => {
  render(
    <RulePage title="Points rule" fetchRule={() => Promise.reject(new Error('down'))}>
      {nothing}
    </RulePage>,
  )
  expect(await screen.findByRole('alert')).toBeVisible()
})
