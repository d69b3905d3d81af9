import type { ComponentProps } from 'react'
import { Card } from '@/ui/card'
import { MoreRows } from '../sheets/more-rows'

/** The last card of an order: what may be done beside its next task. */
export function MoreCard(props: ComponentProps<typeof MoreRows>) {
  return (
    <Card isList>
      <MoreRows {...props} />
    </Card>
  )
}
