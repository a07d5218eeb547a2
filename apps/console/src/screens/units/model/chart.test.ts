import { describe, expect, it } from 'vitest';
import { layOutChart, nearestPoint, type ChartInput } from './chart.js';

const day = 86_400_000;
const input: ChartInput = {
  readings: [
    { at: 0, value: 100 },
    { at: 100 * day, value: 90 },
    { at: 200 * day, value: 88 },
  ],
  incidents: [],
  limit: undefined,
  most: 100,
  width: 560,
  height: 210,
  isMirrored: false,
};

describe('a chart', () => {
  it('reaches from the first reading to the last, on round values', () => {
    const { points, values, plot } = layOutChart(input);
    expect(values.map(({ value }) => value)).toEqual([85, 90, 95, 100]);
    expect(points[0]?.x).toBe(plot.start);
    expect(points.at(-1)?.x).toBe(plot.end);
    expect(points[0]?.y).toBe(values.at(-1)?.y);
    expect(points.every(({ y }) => y >= 0 && y <= plot.bottom)).toBe(true);
  });

  it('has the limit in its scale, below all readings', () => {
    const { values, limit, plot } = layOutChart({ ...input, limit: 70 });
    expect(values.map(({ value }) => value)).toEqual([70, 80, 90, 100]);
    expect(limit).toEqual({ value: 70, y: plot.bottom });
  });

  it('puts an incident on the line, and leaves out what lies outside', () => {
    const { incidents, points } = layOutChart({
      ...input,
      incidents: [-day, 50 * day, 300 * day],
    });
    expect(incidents).toHaveLength(1);
    const [first, second] = points;
    expect(incidents[0]?.y).toBeCloseTo(((first?.y ?? 0) + (second?.y ?? 0)) / 2, 0);
  });

  it('runs from right to left in a mirrored language', () => {
    const { points, plot } = layOutChart({ ...input, isMirrored: true });
    expect(points.map(({ x }) => x)).toEqual([508, 262, 16]);
    expect([plot.start, plot.end]).toEqual([508, 16]);
  });

  it.each([[[5, 5]], [[0, 0]], [[-20, -20]], [[0.001, 0.002]], [[99.9, 100]], [[1e6, 2e6]]])(
    'has a scale of finite places for the values %j',
    ([first = 0, second = 0]) => {
      const readings = [
        { at: 0, value: first },
        { at: day, value: second },
      ];
      const { points, values } = layOutChart({ ...input, readings, most: undefined });
      expect(values.length).toBeGreaterThan(1);
      expect(values.length).toBeLessThan(9);
      const [low = 0, high = 0] = [values[0]?.value, values.at(-1)?.value];
      expect(low).toBeLessThanOrEqual(Math.min(first, second));
      expect(high).toBeGreaterThanOrEqual(Math.max(first, second));
      expect(points.flatMap(({ x, y }) => [x, y]).every(Number.isFinite)).toBe(true);
    },
  );

  it('has finite places where all readings are of one moment', () => {
    const readings = [
      { at: day, value: 1 },
      { at: day, value: 2 },
    ];
    const { points } = layOutChart({ ...input, readings, incidents: [day] });
    expect(points.flatMap(({ x, y }) => [x, y]).every(Number.isFinite)).toBe(true);
  });

  it('has fewer dates where there is less room', () => {
    expect(layOutChart(input).times).toHaveLength(4);
    expect(layOutChart({ ...input, width: 290 }).times).toHaveLength(2);
  });

  it('knows the nearest point', () => {
    const { points } = layOutChart(input);
    expect(nearestPoint(points, 0)).toBe(0);
    expect(nearestPoint(points, 300)).toBe(1);
    expect(nearestPoint(points, 9999)).toBe(2);
  });
});
