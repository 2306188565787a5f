/**
 * Returns the number of window pixels for one pixel of an element's styles: the product of `zoom` of the element and
 * its ancestors. `getBoundingClientRect` counts window pixels; styles and `offsetWidth` count those of the element. In
 * a browser without `currentCSSZoom` both are the same.
 */
export function zoomOf(element: Element): number {
  return (element as Element & { currentCSSZoom?: number }).currentCSSZoom || 1
}
