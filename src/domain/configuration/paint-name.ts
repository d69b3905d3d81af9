import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'

/** An attributeNo is "<model>.<group>.<code>"; this is the group of the paints. */
const PAINT_GROUP = 'exterior'

/** The name of the paint that a draft, a saved or a shared car was in; undefined if none was recorded. */
export const paintName = ({ parts }: Pick<ConfigurationSnapshot, 'parts'>): string | undefined =>
  parts.find(({ attributeNo }) => attributeNo.split('.')[1] === PAINT_GROUP)?.displayName
