import { routeOfScene, type ScenePath } from '@/domain/way-in/scene'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { openArticle } from '../content/check-open'

/** Finds what a page of a scene shows, by the scene's values in their order. */
type Target = (values: readonly string[], now: Date) => Statement

const rowOf =
  (condition: string): Target =>
  (values) => ({ sql: `SELECT FROM ${condition}`, params: values })

/** What each page of a scene shows, as long as anybody finds it there. */
const TARGETS: Readonly<Record<ScenePath, Target>> = {
  'pages/activities/view': rowOf('activity WHERE id = $1 AND withdrawn_at IS NULL'),
  'pages/articles/view': ([id = ''], now) => openArticle(id, now),
  'pages/topics/view': rowOf('topic WHERE id = $1 AND withdrawn_at IS NULL'),
  'pages/order/index': rowOf('model WHERE id = $1 AND withdrawn_at IS NULL'),
  'pages/shopList/details/index': rowOf('store WHERE id = $1'),
  'pages/ConfigView/ConfigView': rowOf('shared_configuration WHERE code = $1'),
  'pages/starfire/index': rowOf('ambassador WHERE star_id = $1'),
  'pages/invitee/index': rowOf('invitation_code WHERE code = $1'),
  'pages/business-card/business-card': rowOf('adviser WHERE store_id = $1 AND phone = $2'),
}

/** Whether there is what a scene leads to: for anything else anybody could have pictures drawn and kept without end. */
export const isTargetThere = async (db: Queryable, scene: string, now: Date): Promise<boolean> => {
  const route = routeOfScene(scene)
  return route !== null && (await run(db, TARGETS[route.path](Object.values(route.params), now))).length > 0
}
