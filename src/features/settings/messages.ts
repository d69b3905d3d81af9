import type { TextScale } from '@/services/text-sizes'

const PERCENT = 100

/** Texts of the settings. */
export const messages = {
  title: 'Settings',
  profile: 'Profile',
  driverLicence: 'Driver licence',
  phone: 'Phone',
  textSize: 'Text size',
  textScale: (scale: TextScale) => `${Math.round(scale * PERCENT)} %`,
  personalInfoList: 'Personal information list',
  clearCache: 'Clear cache',
  cacheCleared: 'Cache cleared',
  cacheEmpty: 'Empty',
  version: 'Version',
  hotline: 'Customer service',
  deleteAccount: 'Delete account',
  logOut: 'Log out',
  logOutTitle: 'Log out?',
  logOutText: 'Your orders stay with your account. Log in again with the same phone number.',
  logIn: 'Log in',
} as const
