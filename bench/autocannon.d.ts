declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before each request. */
    setupRequest?(request: Request): Request;
  }
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
    requests: Request[];
  }
  interface Result {
    requests: { average: number; total: number };
    statusCodeStats?: Record<string, { count: number }>;
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
