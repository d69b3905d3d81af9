import type { PageQuery } from '@/wire/schemas/page'

/** How many rows stand before a page; pages count from 1. */
export const pageOffset = ({ current, size }: PageQuery): number => (current - 1) * size
