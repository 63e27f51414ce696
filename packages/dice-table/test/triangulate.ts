type Point = readonly [number, number];
type Triangle = [number, number, number];

/** Twice the area, positive if a, b, c run from x to z. */
const area = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether p lies in the circle through a, b and c. */
function inCircle(a: Point, b: Point, c: Point, p: Point): boolean {
  const [ax, az, bx, bz, cx, cz] = [a, b, c].flatMap((q) => [q[0] - p[0], q[1] - p[1]]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const det =
    (ax * ax + az * az) * (bx * cz - cx * bz) -
    (bx * bx + bz * bz) * (ax * cz - cx * az) +
    (cx * cx + cz * cz) * (ax * bz - bx * az);
  return det > 1e-12;
}

/** Delaunay's triangles by adding point after point (Bowyer and Watson). They face up: y of their normal is positive. */
export function triangulate(points: readonly Point[]): Triangle[] {
  const n = points.length;
  const all: Point[] = [...points, [-60, -40], [60, -40], [0, 80]];
  const at = (i: number): Point => all[i] as Point;
  let triangles: Triangle[] = [[n, n + 1, n + 2]];
  for (let p = 0; p < n; p++) {
    const hit = triangles.filter(([a, b, c]) => inCircle(at(a), at(b), at(c), at(p)));
    const edges = hit.flatMap(([a, b, c]): [number, number][] => [
      [a, b],
      [b, c],
      [c, a],
    ]);
    const border = edges.filter(([a, b]) => !edges.some(([c, d]) => c === b && d === a));
    triangles = [
      ...triangles.filter((triangle) => !hit.includes(triangle)),
      ...border.map(([a, b]): Triangle => [a, b, p]),
    ];
  }
  return triangles
    .filter((corners) => corners.every((corner) => corner < n))
    .filter(([a, b, c]) => area(at(a), at(b), at(c)) > 1e-9)
    .map(([a, b, c]): Triangle => [a, c, b]);
}
