import { act, fireEvent, render, screen } from '@testing-library/react'
import type { NotificationSetting } from '@/wire/schemas/notification'
import { NotificationKind, NotificationSwitch } from '@/wire/enums/notification'
import { NotificationsPage } from '@/features/notifications/notifications-page'
import * as notification from '@/services/api/notification'
import * as subscription from '@/services/api/subscription'

jest.mock('@/services/api/notification')
jest.mock('@/services/api/subscription')
const fetchNotifications = jest.mocked(notification.fetchNotifications)
const turnNotification = jest.mocked(notification.turnNotification)
const fetchAllowedMessages = jest.mocked(subscription.fetchAllowedMessages)

const settingsWith = (off: readonly NotificationSwitch[]): NotificationSetting[] =>
  Object.values(NotificationSwitch).map((kind) => ({ kind, isOn: !off.includes(kind) }))

const switchOf = (name: string) => screen.findByRole('switch', { name })

const settle = () => act(async () => undefined)

beforeEach(() => {
  fetchNotifications.mockResolvedValue(settingsWith([]))
  fetchAllowedMessages.mockResolvedValue({ isInWechat: false, counts: [] })
})

test('of two switches that are turned one after the other each keeps its place, whichever answer comes last', async () => {
  const answers: ((settings: NotificationSetting[]) => void)[] = []
  turnNotification.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  render(<NotificationsPage isAllowed />)
  const [drives, quiet] = [await switchOf('Test drives'), await switchOf('Quiet hours')]
  fireEvent.click(drives)
  fireEvent.click(quiet)
  answers[1]?.(settingsWith([NotificationSwitch.appointments, NotificationSwitch.quietHours]))
  await settle()
  answers[0]?.(settingsWith([NotificationSwitch.appointments]))
  await settle()
  expect(drives).toHaveAttribute('aria-checked', 'false')
  expect(quiet).toHaveAttribute('aria-checked', 'false')
})

test('a switch is turned also where the messages that are allowed cannot be counted', async () => {
  fetchAllowedMessages.mockRejectedValue(new Error('lost'))
  turnNotification.mockResolvedValue(settingsWith([NotificationSwitch.appointments]))
  render(<NotificationsPage isAllowed />)
  const drives = await switchOf('Test drives')
  fireEvent.click(drives)
  await settle()
  expect(drives).toHaveAttribute('aria-checked', 'false')
})

test.each([
  [
    false,
    'SMS a day or three hours before, and when an hour you wait for comes free; WeChat, where you have allowed it',
  ],
  [true, 'SMS a day or three hours before, and when an hour you wait for comes free; WeChat: 1 message allowed'],
])('test drives are told of by text message and by WeChat, whose user is known: %s', async (isInWechat, way) => {
  const counts = [{ kind: NotificationKind.appointments, count: 1 }]
  fetchAllowedMessages.mockResolvedValue({ isInWechat, counts })
  render(<NotificationsPage isAllowed />)
  expect(await screen.findByText(way)).toBeInTheDocument()
})

test('a switch that the server did not turn goes back', async () => {
  turnNotification.mockRejectedValue(new Error('lost'))
  render(<NotificationsPage isAllowed />)
  const drives = await switchOf('Test drives')
  fireEvent.click(drives)
  expect(drives).toHaveAttribute('aria-checked', 'false')
  await settle()
  expect(drives).toHaveAttribute('aria-checked', 'true')
})
