import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { LookGroup } from './look-group'

/** An attributeNo is "<model>.<group>.<code>". */
const groupIn = (attributeNo: string): string | undefined => attributeNo.split('.')[1]

/** The name of the paint that a draft, a saved or a shared car was in; undefined if none was recorded. */
export const paintName = ({ parts }: Pick<ConfigurationSnapshot, 'parts'>): string | undefined =>
  parts.find(({ attributeNo }) => groupIn(attributeNo) === LookGroup.exterior)?.displayName
