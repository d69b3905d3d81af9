import { demoUser, lateReader } from '../../db/seed/users'

/** Somebody whom the played login of WeChat knows. */
export interface DemoPerson {
  /** Names the person in a login code: `sandbox-zhou-1`. */
  code: string
  /** As the app shows it; null for somebody who has no account yet. */
  name: string | null
  /** 11 digits. */
  phone: string
}

/** All who get in by the played login of WeChat. Anybody can, so nobody real may be among them. */
export const demoPeople: readonly DemoPerson[] = [
  { code: 'zhou', name: demoUser.nickName, phone: demoUser.phone },
  { code: 'lin', name: lateReader.nickName, phone: lateReader.phone },
  { code: 'new', name: null, phone: '13800000001' },
]
