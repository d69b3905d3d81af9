import { routeOfScene } from '@/domain/way-in/scene'
import type { Queryable } from '../../db/queryable'

/** What each page of a scene shows: the table that knows it by the first value. */
const TARGETS: Readonly<Record<string, string>> = {
  'pages/activities/view': 'activity WHERE id = $1',
  'pages/articles/view': 'article WHERE id = $1',
  'pages/topics/view': 'topic WHERE id = $1',
  'pages/order/index': 'model WHERE id = $1',
  'pages/shopList/details/index': 'store WHERE id = $1',
  'pages/ConfigView/ConfigView': 'shared_configuration WHERE code = $1',
  'pages/starfire/index': 'ambassador WHERE star_id = $1',
  'pages/invitee/index': 'invitation_code WHERE code = $1',
  'pages/business-card/business-card': 'store WHERE id = $1',
}

/** Whether there is what a scene leads to: for anything else anybody could have pictures drawn and kept without end. */
export const isTargetThere = async (db: Queryable, scene: string): Promise<boolean> => {
  const { path = '', params = {} } = routeOfScene(scene) ?? {}
  const target = TARGETS[path]
  const [value = ''] = Object.values(params)
  return target !== undefined && (await db.query(`SELECT FROM ${target}`, [value])).length > 0
}
