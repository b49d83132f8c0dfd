declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
    requests: { body?: string; path?: string }[];
  }
  interface Result {
    requests: { average: number; total: number };
    statusCodeStats?: Record<string, { count: number }>;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
