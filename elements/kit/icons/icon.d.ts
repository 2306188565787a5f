declare module 'icon:*' {
  /** The attribute `d` of the icon's path, on a grid of 24. */
  const path: string
  export default path
}
