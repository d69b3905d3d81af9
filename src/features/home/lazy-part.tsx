import { lazy, Suspense, type ComponentType } from 'react'

/** A part of the page whose code comes when it is first drawn; until then its place is empty. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazy(async () => {
    const Loaded = await load()
    return { default: ({ props }: { props: Props }) => <Loaded {...props} /> }
  })
  return (props) => (
    <Suspense fallback={null}>
      <Part props={props} />
    </Suspense>
  )
}
