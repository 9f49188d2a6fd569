import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart, LineChart } from '../../components/kit/chart';

describe('a chart', () => {
  it('of lines leaves out where there is no value, and begins again after it', () => {
    const $ = load(
      renderToStaticMarkup(
        <LineChart
          label="GP"
          places={['1', '2', '3', '4']}
          series={[
            { key: 'a', name: 'Anna', values: [1, null, 3, 4] },
            { key: 'b', name: 'Bram', values: [2, 2, 2, -2] },
          ]}
        />,
      ),
    );
    expect($('svg[role=img]').attr('aria-label')).toBe('GP');
    const paths = $('path')
      .map((_, path) => $(path).attr('d'))
      .get();
    expect(paths.map((d) => d.split('M').length - 1)).toEqual([2, 1]);
    expect($('path').eq(0).attr('stroke-dasharray')).not.toBe($('path').eq(1).attr('stroke-dasharray'));
    expect($('svg').text()).toContain('Anna');
  });

  it('keeps the names at the ends of its lines apart', () => {
    const series = ['a', 'b', 'c'].map((key) => ({ key, name: `Name ${key}`, values: [5, 5] }));
    const $ = load(renderToStaticMarkup(<LineChart label="GP" places={['1', '2']} series={series} />));
    const heights = $('text')
      .filter((_, text) => $(text).text().startsWith('Name'))
      .map((_, text) => Number($(text).attr('y')))
      .get();
    for (const [at, height] of heights.entries())
      if (at > 0) expect(height - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(14);
  });

  it('of bars draws each as long as its value, before the whole that it is a part of', () => {
    const $ = load(
      renderToStaticMarkup(
        <BarChart
          label="Uses"
          bars={[
            { key: 'a', name: 'Ram', value: 2, of: 4 },
            { key: 'b', name: 'Net', value: 0, of: 1 },
          ]}
        />,
      ),
    );
    const widths = $('rect')
      .map((_, rect) => Number($(rect).attr('width')))
      .get();
    const [whole = 0, part = 0, other = 0, none = 0] = widths;
    expect(part).toBeCloseTo(whole / 2);
    expect(other).toBeCloseTo(whole / 4);
    expect(none).toBe(0);
    expect($('svg').text()).toContain('2 of 4');
  });

  it('bears no style of its own, which the content policy refuses', () => {
    expect(renderToStaticMarkup(<BarChart label="x" bars={[{ key: 'a', name: 'A', value: 1 }]} />)).not.toContain(
      'style=',
    );
  });
});
