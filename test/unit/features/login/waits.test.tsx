import { render, screen } from '@testing-library/react'
import { SECOND_MS } from '@/domain/time/duration'
import { ResendLink } from '@/features/login/resend-link'
import { WaitButton } from '@/features/login/wait-button'
import { serverNow } from '@/services/server-clock'

const WAITS = [
  [42, '42 s'],
  [18_000, '05:00:00'],
] as const
const none = () => Promise.resolve()

it.each(WAITS)('a wait of %i seconds for another code is written for people: %s', (seconds, wait) => {
  const untilMs = serverNow() + seconds * SECOND_MS
  render(<ResendLink untilMs={untilMs} onResend={none} />)
  render(
    <WaitButton untilMs={untilMs} onPress={none}>
      Get code
    </WaitButton>,
  )
  expect(screen.getByText(`Resend in ${wait}`)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Get code/ })).toHaveTextContent(`Next code in ${wait}`)
})
