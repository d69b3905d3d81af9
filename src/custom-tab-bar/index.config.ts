export default {
  component: true,
  // The tab bar is a component of its own and would not see the app's styles.
  styleIsolation: 'apply-shared',
}
