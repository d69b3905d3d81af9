import { LookGroup } from '../configuration/look-group'
import type { PartGroupLabels } from './ordered-parts'

/** The groups of an ordered car in Chinese. */
export const zh: PartGroupLabels = {
  [LookGroup.exterior]: '颜色',
  [LookGroup.wheels]: '轮毂',
  [LookGroup.interior]: '内饰',
  packs: '选装包',
  charging: '充电',
}
