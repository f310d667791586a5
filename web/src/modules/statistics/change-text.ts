/** 18.46 → '+18.5%', 0 → '0.0%', 1328.6 → '+1,328.6%'. */
export const formatChange = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
